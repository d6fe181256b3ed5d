import type { LookupResult, ShellPage } from './types';
import type { Word } from './parse-commands';
import { expandWord, UNKNOWN } from './parse-commands';
import type { ApiCall } from './api-call';
import { callErrors } from './api-call';

const WITH_VALUE = new Map([
  ['-X', '--request'],
  ['-H', '--header'],
  ['-d', '--data'],
  ['-o', '--output'],
  ['-u', '--user'],
]);
const TAKE_VALUE = new Set([...WITH_VALUE.values(), '--json', '--data-binary', '--data-urlencode']);
const ALONE =
  /^(-[sifSL]|--(silent|include|fail|fail-with-body|show-error|location|remote-name|remote-header-name))$/;
/** Accepted by every API. Operations list other headers. */
const HEADERS = /^(apikey|authorization|content-type|accept)$/i;

export function lookUpCurl([name, ...words]: Word[], page: ShellPage): LookupResult | undefined {
  if (name?.text !== 'curl') return undefined;
  const call = readCall(words, page);
  const found = call && callErrors(call);
  if (!found) return { errors: [], by: '', isWhole: false };
  const { errors, api, operation, isWhole } = found;
  page.called = operation && { operation, api };
  return { errors, by: `the operations of the ${api}`, isWhole };
}

/** Undefined for an unknown option. */
function readCall(words: Word[], page: ShellPage): ApiCall | undefined {
  const expand = (text: string) => expandWord(text, page.variables);
  const call: ApiCall = { headers: [], query: [], fields: [] };
  let method: string | undefined;
  let isQuery = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const option = WITH_VALUE.get(word.source) ?? word.source;
    if (TAKE_VALUE.has(option)) {
      const value = words[++at];
      if (!value) return undefined;
      const text = expand(value.source);
      if (option === '--request') method = text;
      else if (option === '--header') call.headers.push({ word: value, text });
      else if (option === '--data-urlencode') call.fields.push({ word: value, text });
      else if (/^--(data|json|data-binary)$/.test(option)) {
        if (call.body) return undefined;
        call.body = { word: value, text, isRaw: option === '--data-binary' };
      }
    } else if (/^(-G|--get)$/.test(option)) isQuery = true;
    else if (/^(-I|--head)$/.test(option)) method ??= 'HEAD';
    else if (option.startsWith('-')) {
      if (!ALONE.test(option)) return undefined;
    } else if (call.url) return undefined;
    else call.url = { word, text: expand(word.source) };
  }
  const hasBody = call.body !== undefined || call.fields.length > 0;
  call.method = method ?? (hasBody && !isQuery ? 'POST' : 'GET');
  if (isQuery) call.query = call.fields.splice(0);
  call.headers = call.headers.filter(({ text }) => !HEADERS.test(text.split(':', 1)[0]!));
  return call.url && !call.method.includes(UNKNOWN) ? call : undefined;
}

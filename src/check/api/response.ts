import type { ApiOperation } from './call';
import { fieldErrors, isObject } from './values';

/** What samples write for what they leave out. */
const LEFT_OUT = '…';

/**
 * True if a body that a sample shows is one of an operation's answers, as far as it goes. One that
 * is not may be right all the same: descriptions leave out fields that servers send.
 */
export function isAnswer(code: string, { operation }: ApiOperation): boolean {
  const body = withoutGaps(readJson(code));
  if (!isObject(body)) return false;
  const answers = operation.responses.flatMap(({ fields, variants }) => variants ?? [fields]);
  return answers
    .filter((fields) => fields.length > 0)
    .some((fields) => fieldErrors(body, fields, '').every(({ name }) => name === ''));
}

function readJson(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}

/** A value without the members that stand for others. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([key]) => key !== LEFT_OUT);
  return Object.fromEntries(members.map(([key, member]) => [key, withoutGaps(member)]));
}

import { parse, TomlError } from 'smol-toml';
import { readYaml } from '../../node/spec/yaml-source';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';

/** YAML as the project itself would accept it. */
export function yamlErrors(code: string): CodeDiagnostic[] {
  return readYaml('', code).diagnostics.slice(0, 1);
}

/** TOML 1.0. */
export function tomlErrors(code: string): CodeDiagnostic[] {
  try {
    parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const message = error.message.replace(/^Invalid TOML document: /, '').split('\n')[0];
    const { line, column } = error;
    return [{ line, column, message: `TOML: ${message}`, fix: 'correct the syntax here' }];
  }
}

const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/uy;

/** Strict JSON, with repeated keys as faults. */
export function jsonErrors(code: string): CodeDiagnostic[] {
  const error = readJson(code);
  return error ? [{ ...positionAt(code, error.at), message: error.message, fix: error.fix }] : [];
}

class JsonError {
  constructor(
    readonly at: number,
    readonly message: string,
    readonly fix: string,
  ) {}
}

function readJson(code: string): JsonError | undefined {
  let at = 0;
  const next = (expected: string): { text: string; start: number } => {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(code);
    const start = at + /^[ \t\r\n]*/.exec(code.slice(at))![0].length;
    if (!match) {
      const [rest] = code.slice(start).split(/[\s,:{}[\]]/, 1);
      throw new JsonError(start, `JSON: ${rest || 'the end'} instead of ${expected}`, FIX);
    }
    at = TOKEN.lastIndex;
    return { text: match[0].slice(start - match.index), start };
  };
  const expect = (token: { text: string; start: number }, allowed: string[]) => {
    if (allowed.includes(token.text)) return;
    const wanted = allowed.map((text) => `"${text}"`).join(' or ');
    throw new JsonError(token.start, `JSON: ${token.text} instead of ${wanted}`, FIX);
  };
  const list = (close: string, item: (first: ReturnType<typeof next>) => void) => {
    let token = next(close);
    if (token.text === close) return;
    for (;;) {
      item(token);
      token = next(`"," or "${close}"`);
      expect(token, [',', close]);
      if (token.text === close) return;
      token = next('a value');
    }
  };
  const value = (token: ReturnType<typeof next>): void => {
    if (token.text === '[') return list(']', value);
    if (token.text !== '{') {
      if (!/^[\]},:]$/.test(token.text)) return;
      throw new JsonError(token.start, `JSON: ${token.text} instead of a value`, FIX);
    }
    const keys = new Set<string>();
    list('}', (key) => {
      if (!key.text.startsWith('"')) {
        throw new JsonError(key.start, `JSON: ${key.text} instead of a key in quotes`, FIX);
      }
      if (keys.has(key.text)) {
        throw new JsonError(key.start, `JSON: the key ${key.text} stands here twice`, 'keep one');
      }
      keys.add(key.text);
      expect(next('":"'), [':']);
      value(next('a value'));
    });
  };
  try {
    value(next('a value'));
    const rest = code.slice(at).search(/\S/);
    return rest < 0 ? undefined : new JsonError(at + rest, 'JSON: more than one value', FIX);
  } catch (error) {
    if (error instanceof JsonError) return error;
    throw error;
  }
}

const FIX = 'write strict JSON: quoted keys, no comments, no comma at the end';

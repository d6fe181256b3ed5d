import type { ProjectSetup, RunLanguage } from './types';

export interface SharedCode {
  language: RunLanguage;
  code: string;
  setup: ProjectSetup;
  /** SQL that `postgres` runs before the code. */
  data: string[];
}

export type LinkProblem = 'tooLong' | 'damaged' | 'language';

export const PLAYGROUND_PATH = '/handbook/playground';

/** A format that older pages can't read needs another number. */
const START = '#code=1.';
/** In characters, which browsers and chats accept as a URL. */
const MAX_HASH = 30_000;
/** Unpacked, so a short link can't fill the memory. */
const MAX_BYTES = 200_000;
const MAX_USERS = 10;

export const hasSharedCode = (hash: string) => hash.startsWith('#code=');

/** Undefined if the link would be too long. */
export async function sharedHash(shared: SharedCode): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const packed = await pass(bytes, new CompressionStream('deflate-raw'), MAX_BYTES);
  if (bytes.length > MAX_BYTES || !packed || packed.length > MAX_HASH) return undefined;
  const text = btoa(String.fromCharCode(...packed));
  const hash = START + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return hash.length > MAX_HASH ? undefined : hash;
}

export async function readShared(hash: string): Promise<SharedCode | LinkProblem> {
  if (hash.length > MAX_HASH) return 'tooLong';
  if (!hash.startsWith(START)) return 'damaged';
  try {
    const text = atob(hash.slice(START.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const bytes = await pass(packed, new DecompressionStream('deflate-raw'), MAX_BYTES);
    return bytes ? checked(JSON.parse(new TextDecoder().decode(bytes))) : 'tooLong';
  } catch {
    return 'damaged';
  }
}

/** Undefined if there are more than `limit`. */
async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array | undefined> {
  const writer = stream.writable.getWriter();
  // The reader gets the error of damaged bytes, too.
  Promise.all([writer.write(bytes), writer.close()]).catch(() => undefined);
  const reader = stream.readable.getReader();
  const result: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (result.length + part.value.length > limit) {
      void reader.cancel();
      return undefined;
    }
    for (const byte of part.value) result.push(byte);
  }
  return Uint8Array.from(result);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Throws if a part is missing or has the wrong type. */
function checked(value: unknown): SharedCode | LinkProblem {
  const { language, code, data, setup } = value as SharedCode;
  if (typeof language !== 'string' || typeof code !== 'string' || !isTexts(data)) return 'damaged';
  if (language !== 'sql' && language !== 'javascript') return 'language';
  const { users, sql, confirmEmail, library, hasApi } = setup;
  const isSetup =
    isTexts(users) &&
    users.length <= MAX_USERS &&
    isTexts(sql) &&
    typeof confirmEmail === 'boolean' &&
    (library === 1 || library === 2) &&
    (hasApi === true || (hasApi === false && language === 'sql'));
  if (!isSetup) return 'damaged';
  return { language, code, data, setup: { users, sql, confirmEmail, library, hasApi } };
}

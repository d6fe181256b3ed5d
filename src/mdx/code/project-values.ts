import { PROJECT_ERRORS } from '../../lib/strings/project';

/** Each value can be empty. */
export interface ProjectValues {
  /** The project's 20 lowercase letters. */
  ref: string;
  /** Publishable. */
  key: string;
}

/** With the value that replaces them. */
const PLACEHOLDERS: readonly (readonly [RegExp, keyof ProjectValues])[] = [
  [/<project-ref>|\byour-project(?=\.supabase\.co)/g, 'ref'],
  [/<publishable key>|sb_publishable_(?:\.{3}|…)/g, 'key'],
];

const REF = /(?<![\w-])[a-z]{20}(?![\w-])/;
const KEY = /^sb_publishable_[\w-]{20,}$/;

/** From a ref, or a URL of a project's API or Dashboard. */
export function refIn(text: string): string | undefined {
  return REF.exec(text)?.[0];
}

/** Undefined if it's valid or empty. */
export function urlError(text: string): string | undefined {
  return text.trim() === '' || refIn(text) ? undefined : PROJECT_ERRORS.url;
}

/** Undefined if it's valid or empty. */
export function keyError(text: string): string | undefined {
  const key = text.trim();
  if (key.startsWith('sb_secret_')) return PROJECT_ERRORS.secret;
  if (key.startsWith('eyJ')) return PROJECT_ERRORS.legacy;
  return key === '' || KEY.test(key) ? undefined : PROJECT_ERRORS.key;
}

/** To store. Empty if both values are. */
export function formatProject({ ref, key }: ProjectValues): string {
  return ref || key ? `${ref} ${key}` : '';
}

/** Invalid values are empty. */
export function readProject(stored: string): ProjectValues {
  const [ref = '', key = ''] = stored.split(' ');
  return { ref: refIn(ref) === ref ? ref : '', key: KEY.test(key) ? key : '' };
}

/** A placeholder can be split between elements. */
export function fillPlaceholders(code: HTMLElement, values: ProjectValues): void {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const whole = texts.map(({ data }) => data).join('');
  const found = PLACEHOLDERS.flatMap(([pattern, name]) =>
    values[name] === '' ? [] : [...whole.matchAll(pattern)].map((match) => ({ match, name })),
  );
  // From the end, so earlier positions stay the same.
  found.sort((a, b) => b.match.index - a.match.index);
  for (const { match, name } of found) {
    replace(texts, match.index, match.index + match[0].length, values[name]);
  }
}

/** In consecutive texts, of which the first gets the whole value. */
function replace(texts: readonly Text[], from: number, to: number, value: string): void {
  let start = 0;
  let rest = value;
  for (const text of texts) {
    const end = start + text.length;
    if (start >= to) return;
    if (end > from) {
      const first = Math.max(from - start, 0);
      text.replaceData(first, Math.min(to - start, text.length) - first, rest);
      rest = '';
    }
    start = end;
  }
}

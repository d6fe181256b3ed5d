import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LLMS_INDEX } from '../../lib/paths';
import { ENTRY_TREE_TEXT } from '../../lib/strings/build';
import { sectionMarkdown } from '../../lib/section-markdown';
import { frontMatterValue, pagePathOf, readTwin } from './site-folder';

/** A library's index in the list of all pages, which starts with the libraries that most readers use. */
const LIBRARY = /\/(llms\/reference-[\w-]+(?<!-full)\.txt)\)/g;
/** An entry of a library's index: `- [select()](https://…/select.md): Read rows`. */
const ENTRY = /^- \[([^\]]+)\]\((\S+\/reference\/([^/]+)\/\S+)\.md\)/gm;
const OLDER_VERSION = /\/(v\d+)\//;
/** The client libraries have the same functions. */
const RESULTS = 5;

/** The sections of an entry that describe its call. */
const { examples: _examples, notes: _notes, ...SECTIONS } = ENTRY_TREE_TEXT.sections;

/**
 * Returns the signature and parameters of the entries for a function, command, or operation as Markdown, each
 * with its library, version, and the release that added it.
 *
 * @param symbol A call as it appears in code: `supabase.auth.signUp()`, `db push`.
 * @param version Only this version of the library. Without it, only the latest version.
 */
export function findSignatures(
  folder: string,
  symbol: string,
  library?: string,
  version?: string,
): string[] {
  const wanted = comparable(symbol);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const entries = [...read(LLMS_INDEX).matchAll(LIBRARY)]
    .flatMap(([, file = '']) => [...read(file).matchAll(ENTRY)])
    .filter(([, call = '', , of]) => comparable(call) === wanted && (library ?? of) === of);
  return entries
    .flatMap(([, call = '', url = '']): string[] => {
      const path = pagePathOf(url);
      const twin = readTwin(folder, path) ?? '';
      const of = frontMatterValue(twin, 'library');
      const [, older] = OLDER_VERSION.exec(path) ?? [];
      if (version === undefined ? older !== undefined : !of.endsWith(` ${version}`)) return [];
      const since = frontMatterValue(twin, 'since');
      const facts = [of, since && `since ${since}`, frontMatterValue(twin, 'url')];
      const texts = [call, ...Object.values(SECTIONS)].map((title) => sectionMarkdown(twin, title));
      return [[facts.filter(Boolean).join(', '), ...texts.filter(Boolean)].join('\n\n')];
    })
    .slice(0, RESULTS);
}

/** Returns the last name of a call, without its arguments: `auth.signUp({…})` → `signup`. */
function comparable(call: string): string {
  const [name = ''] = call.trim().toLowerCase().split('(');
  return name.startsWith('supabase ')
    ? name.slice('supabase '.length)
    : name.slice(name.lastIndexOf('.') + 1);
}

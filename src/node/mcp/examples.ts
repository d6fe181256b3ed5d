import { sectionMarkdown } from '../../lib/section-markdown';
import { absoluteUrl } from '../../lib/site';
import { titlesOf } from '../../search/engine/hit';
import type { DocsQuery, DocsSearch } from './docs-search';
import { pageOf } from './docs-search';
import { readTwin } from './site-folder';

/** An example that was verified. */
interface ProvenExample {
  /** The page or section, and the heading or label above the example. */
  title: string;
  url: string;
  /** A fenced code block. */
  code: string;
  /** How it was verified, with which software, and when. */
  proof: string;
  /** The fenced response that the reference shows. */
  response?: string;
}

/** Sections to look for examples in. */
const SECTIONS = 8;
/** Examples of one page, so that other pages fit, too. */
const PER_PAGE = 3;
/** The usual ratio for English text and code. */
const CHARACTERS_PER_TOKEN = 4;

const FENCE = /^ *(`{3,})(\w*)/;
const LABEL = /^ *(?:#{2,6} (.+)|\*\*(.+)\*\*)$/;
/** The line below an example whose code ran or was compared with the product. */
const PROOF = /^ *\*((?:Runs|Type-checked|Names checked): .+)\*$/;
/** Code that shows what a migration removes. */
const OUTDATED = /@supabase\/auth-helpers/;
const DEPRECATED = /^> \*\*Caution: Deprecated\*\*$/m;
const OLDER_VERSION = /^\/reference\/[^/]+\/v\d+\//;

/**
 * Returns the verified examples that best match a task, up to a number of tokens. Leaves out deprecated
 * entries and, unless the query names a version, older versions.
 */
export async function findExamples(
  search: DocsSearch,
  folder: string,
  query: Omit<DocsQuery, 'limit'>,
  tokens: number,
): Promise<ProvenExample[]> {
  const found: ProvenExample[] = [];
  let left = tokens * CHARACTERS_PER_TOKEN;
  for (const hit of await search.find({ ...query, limit: SECTIONS })) {
    const [path, titles] = [pageOf(hit), titlesOf(hit)];
    const twin = readTwin(folder, path) ?? '';
    if (DEPRECATED.test(twin) || (!query.version && OLDER_VERSION.test(path))) continue;
    const place = titles.join(' > ');
    const inSection = examplesIn(sectionMarkdown(twin, titles.at(-1) ?? '') ?? '');
    const examples = inSection.length > 0 ? inSection : examplesIn(twin);
    for (const example of bestFirst(examples, query.query).slice(0, PER_PAGE)) {
      const isSame = place.endsWith(example.title);
      const item = {
        ...example,
        title: isSame ? place : `${place} > ${example.title}`,
        url: absoluteUrl(hit.url),
      };
      const size = exampleMarkdown(item).length;
      if (size > left) continue;
      left -= size;
      found.push(item);
    }
  }
  return found;
}

/** Sorts examples by the number of words of the query that they contain. */
function bestFirst<T extends Omit<ProvenExample, 'url'>>(examples: T[], query: string): T[] {
  const words = new Set(query.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu));
  const score = ({ title, code }: T) => {
    const text = `${title}\n${code}`.toLowerCase();
    return [...words].filter((word) => text.includes(word)).length;
  };
  return [...examples].sort((a, b) => score(b) - score(a));
}

/** Returns an example with its title, URL, proof, and response. */
export function exampleMarkdown({ title, url, code, proof, response }: ProvenExample): string {
  const more = response === undefined ? '' : `\n\nResponse:\n\n${response}`;
  return `## ${title}\n${url}\n\n${code}\n\n${proof}${more}`;
}

/** Returns the verified examples in a page's Markdown. */
export function examplesIn(markdown: string): Omit<ProvenExample, 'url'>[] {
  const lines = markdown.split('\n');
  const examples: Omit<ProvenExample, 'url'>[] = [];
  let title = '';
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const [, mark, language] = FENCE.exec(line) ?? [];
    if (mark === undefined) {
      const [, heading, label] = LABEL.exec(line) ?? [];
      title = heading ?? label ?? title;
      continue;
    }
    const start = index;
    index = lines.findIndex((other, at) => at > start && other.trim() === mark);
    if (index < 0) break;
    const indent = line.indexOf(mark);
    const code = lines.slice(start, index + 1).map((text) => text.slice(indent));
    const [, proof] = PROOF.exec(lines[index + 2] ?? '') ?? [];
    const last = examples.at(-1);
    if (title === 'Response' && last) last.response = code.join('\n');
    else if (proof && language !== 'diff' && !code.some((text) => OUTDATED.test(text))) {
      examples.push({ title, code: code.join('\n'), proof });
    }
  }
  return examples;
}

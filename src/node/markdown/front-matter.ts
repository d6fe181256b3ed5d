import type { FrontMatter } from '../spec/content-schemas';
import { frontMatterSchema } from '../spec/content-schemas';
import type { PageLabel } from '../site/page-metadata';
import { labelsAt } from '../site/page-metadata';
import type { Diagnostic } from '../../lib/diagnostic';
import { checkShape, readYaml } from '../sources/yaml-source';

const BLOCK = /^---\n([\s\S]*?)\n---[ \t]*(\n|$)/;

/** A page's front matter, and its text with blank lines in place of the front matter. */
export interface PageText {
  frontMatter?: FrontMatter | undefined;
  labels: PageLabel[];
  body: string;
  diagnostics: Diagnostic[];
}

/** Splits a page into front matter and body. Front matter must be YAML between `---` lines. */
export function readFrontMatter(file: string, text: string): PageText {
  const block = BLOCK.exec(text);
  if (!block) {
    const diagnostic = {
      file,
      line: 1,
      column: 1,
      rule: 'front-matter',
      message: 'The page has no front matter',
      fix: 'start the file with "---", title and description, and "---", each on a separate line',
    };
    return { labels: [], body: text, diagnostics: [diagnostic] };
  }
  const source = readYaml(file, block[1]!, 2);
  const body = block[0].replace(/[^\n]/g, '') + text.slice(block[0].length);
  if (source.diagnostics.length > 0) return { labels: [], body, diagnostics: source.diagnostics };
  const { value, diagnostics } = checkShape(frontMatterSchema, source);
  return { frontMatter: value, labels: labelsAt(source), body, diagnostics };
}

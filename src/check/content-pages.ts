import { comparablePath, isSpecFile } from '../lib/paths';
import type { Position, Problem } from '../node/problems';
import type { SourceFile } from '../node/source-files';
import type { YamlSource } from '../node/yaml-source';
import { readYaml } from '../node/yaml-source';
import type { CheckInput } from './check';

interface PageText extends Position {
  file: string;
  what: 'title' | 'description';
  /** Pages of different scopes may be called the same: the title in the browser names the scope. */
  scope: string;
  text: string;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---/;
const TITLE_LENGTH = 70;
const DESCRIPTION_LENGTH = [50, 160] as const;

/** Titles and descriptions of all pages: of a good length and each used once. */
export function checkPages({ files, site }: Pick<CheckInput, 'files' | 'site'>): Problem[] {
  const levels = new Map(site.pages.map(({ file, level }) => [file, level]));
  const texts = files.flatMap((file) => pageTexts(file, levels.get(file.path) ?? ''));
  const owners = new Map<string, PageText>();
  return texts.flatMap((item): Problem[] => {
    const { file, line, column, what, scope, text } = item;
    const at = { file, line, column, rule: `content/${what}` };
    const problems: Problem[] = [];
    const isGuide = file.endsWith('.mdx');
    const length = [...text].length;
    if (what === 'title' && length > TITLE_LENGTH) {
      const message = `The title has ${length} characters`;
      problems.push({ ...at, message, fix: `shorten it to ${TITLE_LENGTH}` });
    }
    const [least, most] = DESCRIPTION_LENGTH;
    if (what === 'description' && isGuide && (length < least || length > most)) {
      const message = `The description has ${length} characters`;
      problems.push({ ...at, message, fix: `use ${least} to ${most}` });
    }
    const key = [what, scope, comparablePath(text.trim().replace(/\s+/g, ' '))].join('\0');
    const owner = owners.get(key);
    if (owner) {
      const message = `The ${what} is that of ${owner.file}:${owner.line} as well`;
      problems.push({ ...at, message, fix: 'say what is different about this page' });
    }
    owners.set(key, owner ?? item);
    return problems;
  });
}

function pageTexts({ path, text }: SourceFile, level: string): PageText[] {
  if (path.endsWith('.mdx')) {
    const source = readYaml(path, FRONT_MATTER.exec(text)?.[1] ?? '', 2);
    const isReference = path.startsWith('content/reference/');
    return [
      ...textAt(source, ['title'], 'title', isReference ? level : ''),
      ...textAt(source, ['description'], 'description', ''),
    ];
  }
  if (!isSpecFile(path)) return [];
  const source = readYaml(path, text);
  if (!Array.isArray(source.data)) return [];
  return source.data.flatMap((_, index) => [
    ...textAt(source, [index, 'title'], 'title', path),
    ...textAt(source, [index, 'description'], 'description', path),
  ]);
}

function textAt(
  source: YamlSource,
  keys: (string | number)[],
  what: PageText['what'],
  scope: string,
): PageText[] {
  const text = keys.reduce<unknown>((value, key) => (value as never)?.[key], source.data);
  if (typeof text !== 'string') return [];
  return [{ file: source.file, ...source.locateText(keys), what, scope, text }];
}

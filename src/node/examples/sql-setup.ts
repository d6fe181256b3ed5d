import { groupBy } from '../../lib/group-by';
import { readFrontMatter } from '../markdown/front-matter';
import { NO_SETUP } from '../../run/engine/setup';
import type { SourceFile } from '../sources/source-files';
import type { FrontMatter } from '../markdown/front-matter';
import type { Example } from './example';

interface RequiredSection {
  file: string;
  section: string;
}

type Requirements = Pick<FrontMatter, 'users' | 'requires'>;

const HAS_REQUIREMENTS = /^(requires|users):/m;

/** Undefined if a page has no requirements. */
export function requirementsOf({ path, text }: SourceFile): Requirements | undefined {
  if (!path.endsWith('.mdx') || !HAS_REQUIREMENTS.test(text)) return undefined;
  const { users = [], requires = [] } = readFrontMatter(path, text).frontMatter ?? {};
  return users.length + requires.length > 0 ? { users, requires } : undefined;
}

/** Reads a URL such as `/guides/getting-started#create-a-table`. */
export function requiredSection(url: string): RequiredSection {
  const [path = '', section = ''] = url.split('#');
  return { file: `content${path}.mdx`, section };
}

export function sectionSql(examples: Example[], { section }: RequiredSection): Example[] {
  return examples.filter(
    ({ language, role, sections, optOut }) =>
      language === 'sql' && role === 'fence' && !optOut && sections?.includes(section),
  );
}

/** Adds `setup` to the fences of pages that require something. */
export function withSetups(files: SourceFile[], examples: Example[]): Example[] {
  const requirements = new Map(
    files.flatMap((file) => {
      const found = requirementsOf(file);
      return found ? [[file.path, found] as const] : [];
    }),
  );
  const pages = groupBy(examples, ({ page }) => page);
  return examples.map((example) => {
    if (!requirements.has(example.page)) return example;
    const users = new Set<string>();
    const sql = new Map<string, string>();
    const add = (page: string, open: string[]) => {
      const { users: emails = [], requires = [] } = requirements.get(page) ?? {};
      for (const email of emails) users.add(email);
      for (const url of requires) {
        const required = requiredSection(url);
        if (open.includes(required.file)) continue;
        add(required.file, [...open, required.file]);
        const found = sectionSql(pages.get(required.file) ?? [], required);
        for (const { id, code } of found) sql.set(id, code);
      }
    };
    add(example.page, [example.page]);
    return { ...example, setup: { ...NO_SETUP, users: [...users], sql: [...sql.values()] } };
  });
}

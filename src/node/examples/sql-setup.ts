import { groupBy } from '../../lib/group-by';
import { readFrontMatter } from '../markdown/front-matter';
import { NO_SETUP } from '../../run/engine/setup';
import type { SourceFile } from '../sources/source-files';
import type { FrontMatter } from '../markdown/front-matter';
import type { Sample } from './sample';

/** A section that a page requires: the page's file and the ID of a heading or step. */
export interface RequiredSection {
  file: string;
  section: string;
}

/** The users and sections that a page's SQL needs, from its front matter. */
export type Requirements = Pick<FrontMatter, 'users' | 'requires'>;

const HAS_REQUIREMENTS = /^(requires|users):/m;

/** Returns the requirements in a page's front matter, or undefined if there are none. */
export function requirementsOf({ path, text }: SourceFile): Requirements | undefined {
  if (!path.endsWith('.mdx') || !HAS_REQUIREMENTS.test(text)) return undefined;
  const { users = [], requires = [] } = readFrontMatter(path, text).frontMatter ?? {};
  return users.length + requires.length > 0 ? { users, requires } : undefined;
}

/** Splits `/guides/getting-started#create-a-table` into the page's file and the section's ID. */
export function requiredSection(url: string): RequiredSection {
  const [path = '', section = ''] = url.split('#');
  return { file: `content${path}.mdx`, section };
}

/** Returns the SQL fences of a required section. */
export function sectionSql(samples: Sample[], { section }: RequiredSection): Sample[] {
  return samples.filter(
    ({ language, role, sections, optOut }) =>
      language === 'sql' && role === 'fence' && !optOut && sections?.includes(section),
  );
}

/** Adds `setup` to the fences of pages that require something. */
export function withSetups(files: SourceFile[], samples: Sample[]): Sample[] {
  const requirements = new Map(
    files.flatMap((file) => {
      const found = requirementsOf(file);
      return found ? [[file.path, found] as const] : [];
    }),
  );
  const pages = groupBy(samples, ({ page }) => page);
  return samples.map((sample) => {
    if (!requirements.has(sample.page)) return sample;
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
    add(sample.page, [sample.page]);
    return { ...sample, setup: { ...NO_SETUP, users: [...users], sql: [...sql.values()] } };
  });
}

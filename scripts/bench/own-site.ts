import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from '../../src/node/base/write-file';
import { copyCode, copyProject } from '../copy-project';

/** Distributing the guides gives menus a realistic length. */
const LEVELS = ['functions', 'realtime', 'storage', 'platform', 'resources', 'integrations'];

/** As in `npm run build` and `npm run develop`. */
export const GATSBY: [string, ...string[]] = ['npx', 'tsx', join(__dirname, '../gatsby.ts')];
export const BUILD: [string, ...string[]] = [...GATSBY, 'build', '--prefix-paths'];

/** A minimal site doesn't build without them. */
const SITE_FILES: Record<string, string> = {
  'content/index.mdx': `---
title: Bench
description: The home page of a generated site that measures how long a build takes.
---

Guides and one entry.
`,
  'content/menus/home.yml':
    'title: Home\nicon: home\ngroups:\n  - items:\n      - { name: Overview, url: / }\n',
  'spec/libraries.yml': `- library: cli
  name: CLI
  icon: cli
  description: One command.
  sections: cli
  language: bash
`,
  'spec/sections/cli.yml':
    'groups:\n  - items:\n      - { id: init, title: Create a project, type: cli-command }\n',
  'spec/cli.yml': `- id: init
  title: supabase init
  description: Creates the configuration of a new project in the current folder.
  usage: supabase init
`,
};

/** Returns the guides' URL paths. `withContent` adds them to the real content. */
export function createSite(
  folder: string,
  guides: ReadonlyMap<string, string>,
  withContent = false,
): string[] {
  const write = (path: string, text: string) => writeFileAtomic(join(folder, path), text);
  if (withContent) copyProject(process.cwd(), folder);
  else {
    copyCode(process.cwd(), folder);
    for (const [path, text] of Object.entries(SITE_FILES)) write(path, text);
  }
  const pages = [...guides].map(([name, text], index) => {
    const level = LEVELS[index % LEVELS.length]!;
    return { level, path: `/guides/${level}/${name}`, text };
  });
  for (const { path, text } of pages) write(`content${path}.mdx`, text);
  for (const level of LEVELS) {
    const file = `content/menus/${level}.yml`;
    const start = withContent
      ? readFileSync(file, 'utf8')
      : `title: Bench ${level}\nicon: ${level}\ngroups:\n`;
    const items = pages.filter((page) => page.level === level);
    const lines = items.map(
      ({ path }, index) => `      - { name: Guide ${index}, url: ${path} }\n`,
    );
    write(file, `${start}  - label: Bench\n    items:\n${lines.join('')}`);
  }
  return pages.map(({ path }) => path);
}

import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const SOFTWARE = [
  ...['src', 'static', 'tsconfig.json', 'package.json', 'package-lock.json'],
  'babel.config.json',
  ...['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
];
const SOURCES = ['content', 'spec'];

/** Copies what a build needs to another folder, which shares this project's packages. */
export function copyProject(from: string, to: string): void {
  copySoftware(from, to);
  for (const part of SOURCES) cpSync(join(from, part), join(to, part), { recursive: true });
}

/** Copies what a build needs but what there is to read: `content/` and `spec/`. */
export function copySoftware(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const part of SOFTWARE) cpSync(join(from, part), join(to, part), { recursive: true });
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'), 'dir');
}

import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What a build reads, except content. */
export const CODE = [
  ...['src', 'static', 'tsconfig.json', 'package.json', 'package-lock.json'],
  ...['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
];
const CONTENT = ['content', 'spec', 'generated'];

export function copyProject(from: string, to: string): void {
  copyCode(from, to);
  for (const part of CONTENT) cpSync(join(from, part), join(to, part), { recursive: true });
}

export function copyCode(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const part of CODE) cpSync(join(from, part), join(to, part), { recursive: true });
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'), 'dir');
}

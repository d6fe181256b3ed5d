import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = [
  ...['content', 'spec', 'src', 'static', 'tsconfig.json', 'package.json', 'package-lock.json'],
  ...['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
];

/** Copies what a build needs to another folder, which shares this project's packages. */
export function copyProject(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const part of PARTS) cpSync(join(from, part), join(to, part), { recursive: true });
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'), 'dir');
}

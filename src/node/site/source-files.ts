import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostic';

/** A file of `content/` or `spec/`. Texts are read, SVGs among them; other images only named. */
export interface SourceFile {
  /** Path from the project's root, with `/`. */
  path: string;
  /** Text with `\n` line ends; empty for images that are not SVGs. */
  text: string;
}

const TEXT = /\.(mdx?|yml|svg)$/;
const IMAGE = /\.(png|jpg|webp)$/;

/** Reads all source files below `root`; refuses links and files of other kinds. */
export function readSourceFiles(root: string): { files: SourceFile[]; diagnostics: Diagnostic[] } {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const refuse = (path: string, message: string, fix: string) =>
    diagnostics.push({ file: path, line: 1, column: 1, rule: 'file', message, fix });
  const walk = (path: string) => {
    const stat = lstatSync(join(root, path));
    if (stat.isSymbolicLink()) refuse(path, 'Links are not followed', 'put the file itself here');
    else if (stat.isDirectory())
      readdirSync(join(root, path))
        .sort()
        .forEach((name) => walk(`${path}/${name}`));
    else if (TEXT.test(path)) files.push({ path, text: readText(join(root, path)) });
    else if (IMAGE.test(path)) files.push({ path, text: '' });
    else refuse(path, 'The file is neither MDX, YAML nor an image', 'remove it or rename it');
  };
  ['content', 'spec'].forEach(walk);
  return { files, diagnostics };
}

function readText(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

/** A short digest of all files under some folders: changes whenever one of them does. */
export function digestFolders(root: string, folders: string[]): string {
  const hash = createHash('sha256');
  const walk = (path: string) => {
    if (lstatSync(path).isDirectory())
      readdirSync(path)
        .sort()
        .forEach((name) => walk(join(path, name)));
    else hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  folders.forEach((folder) => walk(join(root, folder)));
  return hash.digest('hex').slice(0, 12);
}

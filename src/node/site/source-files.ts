import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostic';

/** A file in `content/` or `spec/`. */
export interface SourceFile {
  /** Path from the project root, with `/`. */
  path: string;
  /** The file's text with `\n` line endings. Empty for images other than SVGs. */
  text: string;
}

const TEXT = /\.(mdx?|yml|svg)$/;
const IMAGE = /\.(png|jpg|webp)$/;

/** Reads all source files of a project. Reports symbolic links and files of other types. */
export function readSourceFiles(root: string): { files: SourceFile[]; diagnostics: Diagnostic[] } {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const report = (path: string, message: string, fix: string) =>
    diagnostics.push({ file: path, line: 1, column: 1, rule: 'file', message, fix });
  const walk = (path: string) => {
    const stat = lstatSync(join(root, path));
    if (stat.isSymbolicLink())
      report(path, "Symbolic links aren't supported", 'replace it with the file');
    else if (stat.isDirectory())
      readdirSync(join(root, path))
        .sort()
        .forEach((name) => walk(`${path}/${name}`));
    else if (TEXT.test(path)) files.push({ path, text: readText(join(root, path)) });
    else if (IMAGE.test(path)) files.push({ path, text: '' });
    else report(path, "The file isn't Markdown, YAML, or an image", 'rename or remove it');
  };
  ['content', 'spec'].forEach(walk);
  return { files, diagnostics };
}

function readText(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

/** Returns a short digest that changes whenever a file in one of the folders changes. */
export function digestFolders(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  const walk = (path: string) => {
    if (lstatSync(path).isDirectory())
      readdirSync(path)
        .sort()
        .forEach((name) => walk(join(path, name)));
    else hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  paths.forEach((path) => walk(join(root, path)));
  return hash.digest('hex').slice(0, 12);
}

import { lstatSync, readdirSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { extname, join } from 'node:path';
import { fileDiagnostic } from '../../lib/diagnostic';
import type { Diagnostic } from '../../lib/diagnostic';
import { uniqueBy } from '../../lib/group-by';
import { git } from '../base/git';
import { checkFileNames } from './check-file-names';
import { checkImageFile } from './check-image-file';
import { checkLines } from './check-lines';
import { readText } from './read-text';
import { MAX_IMAGE_BYTES, MAX_TEXT_BYTES } from './source-limits';

/** A file in `content/` or `spec/`. */
export interface SourceFile {
  /** Path from the project root, with `/`. */
  path: string;
  /** The file's text with `\n` line endings. Empty for images other than SVGs. */
  text: string;
}

const TEXT = /\.(mdx?|yml|svg)$/;
const IMAGE = /\.(png|jpg|webp)$/;
const FOLDERS = ['content', 'spec'];

/** Folder of the files that code blocks can show. It mirrors `content/guides`. */
export const EXAMPLES_FOLDER = 'content/examples/';

/** File name extensions of the languages that examples are written in. */
const EXTENSION =
  /\.(?:css|dart|graphql|html|jsx?|json|kt|prisma|py|sh|sql|svelte|swift|toml|tsx?|vue)$/;

/** Returns true for the path of a file that code blocks can show. */
export function isExampleFile(path: string): boolean {
  return path.startsWith(EXAMPLES_FOLDER) && EXTENSION.test(path);
}

const isText = (path: string) => TEXT.test(path) || isExampleFile(path);

/** A reason not to read a file. */
type Refusal = [message: string, fix: string];

/** A file that was read before. It's only read again if its time or size has changed. */
interface KnownFile {
  time: number;
  size: number;
  /** The same object as long as the file doesn't change. */
  file: SourceFile;
  diagnostics: Diagnostic[];
}

/** Files that were read before, by path. The preview reads all files after every edit. */
export type KnownFiles = Map<string, KnownFile>;

/**
 * Reads all source files of a project. Reports files that can't be read safely, such as links, files
 * of other types, and files that are too large, and leaves them out.
 *
 * @param known Files that were read before. The files that are read now are added.
 */
export function readSourceFiles(
  root: string,
  known: KnownFiles = new Map(),
): { files: SourceFile[]; diagnostics: Diagnostic[] } {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const paths: string[] = [];
  const report = (file: string, [message, fix]: Refusal) =>
    diagnostics.push(fileDiagnostic(file, 'file', message, fix));
  const visit = (path: string) => {
    const stat = lstatSync(join(root, path));
    const refusal = refusalOf(path, stat);
    if (refusal) {
      report(path, refusal);
    } else if (stat.isDirectory()) {
      readdirSync(join(root, path))
        .sort()
        .forEach((name) => walk(`${path}/${name}`));
    } else {
      paths.push(path);
      const { file, diagnostics: found } = readKnown(path, stat);
      diagnostics.push(...found);
      if (found.length === 0) files.push(file);
    }
  };
  const readKnown = (path: string, { mtimeMs: time, size }: Stats) => {
    const previous = known.get(path);
    if (previous?.time === time && previous.size === size) return previous;
    const text = isText(path) ? readText(join(root, path)) : '';
    const found = IMAGE.test(path) ? checkImageFile(root, path) : checkLines(path, text);
    const read: KnownFile = { time, size, file: { path, text }, diagnostics: found };
    known.set(path, read);
    return read;
  };
  const walk = (path: string) => {
    try {
      visit(path);
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      report(path, UNREADABLE[code] ?? [`The file can't be read: ${code}`, 'restore or remove it']);
    }
  };
  FOLDERS.forEach(walk);
  diagnostics.push(...checkFileNames(paths), ...checkFileNames(trackedFiles(root, FOLDERS)));
  // File names are checked both on disk and in the git index.
  return { files, diagnostics: uniqueBy(diagnostics, (item) => JSON.stringify(item)) };
}

const UNREADABLE: Record<string, Refusal> = {
  EACCES: ["The permissions don't allow reading the file", 'change them: chmod u+r'],
  ENOENT: ["The file doesn't exist", 'create it, or restore it with git'],
};

function refusalOf(path: string, stat: Stats): Refusal | undefined {
  if (stat.isSymbolicLink()) {
    return ["Symbolic links aren't supported", 'replace it with the file'];
  }
  if (stat.isDirectory()) {
    return isText(path) || IMAGE.test(path)
      ? [`The folder has the file extension ${extname(path)}`, 'rename or remove it']
      : undefined;
  }
  if (!stat.isFile()) return ['The file is a pipe, socket, or device', 'remove it'];
  const limit = isText(path) ? MAX_TEXT_BYTES : MAX_IMAGE_BYTES;
  if (!isText(path) && !IMAGE.test(path)) {
    return ["The file isn't Markdown, YAML, an image, or an example", 'rename or remove it'];
  }
  if (stat.size <= limit) return undefined;
  const size = `${Math.ceil(stat.size / 1000)} kB`;
  return [`The file is ${size}, but the limit is ${limit / 1000} kB`, 'split or compress it'];
}

/**
 * Returns the paths of the files that git tracks in these folders. On a file system that ignores
 * case, only git can distinguish names that differ in case. Empty without git or a repository.
 */
function trackedFiles(root: string, folders: string[]): string[] {
  try {
    const list = git(root, 'ls-files', '-z', '--', ...folders);
    return list.split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

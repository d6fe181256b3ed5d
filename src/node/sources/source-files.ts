import { readFileSync, lstatSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Stats } from 'node:fs';
import probe from 'probe-image-size/sync';
import type { Diagnostic } from '../../lib/diagnostic';
import { fileDiagnostic } from '../../lib/diagnostic';
import { comparablePath } from '../../lib/paths';
import { uniqueBy } from '../../lib/group-by';
import { git } from '../base/git';
import {
  MAX_INDENT,
  MAX_LINE_LENGTH,
  MAX_LINES,
  MAX_WORD_LENGTH,
  MAX_IMAGE_PIXELS,
  MAX_PATH_LENGTH,
  MAX_IMAGE_BYTES,
  MAX_TEXT_BYTES,
} from './source-limits';
import { isLeftover } from './leftovers';
import { readText } from './read-text';

export interface SourceFile {
  /** From the project root, with `/`. */
  path: string;
  /** With `\n` line endings. Empty for images other than SVGs. */
  text: string;
}

const TEXT = /\.(mdx?|yml|svg)$/;
const IMAGE = /\.(png|jpg|webp)$/;
const FOLDERS = ['content', 'spec'];

/** Files that code blocks can show. Mirrors `content/guides`. */
export const EXAMPLES_FOLDER = 'content/examples/';

/** The languages of examples. */
const EXTENSION =
  /\.(?:css|dart|graphql|html|jsx?|json|kt|prisma|py|sh|sql|svelte|swift|toml|tsx?|vue)$/;

/** A file that code blocks can show. */
export function isExampleFile(path: string): boolean {
  return path.startsWith(EXAMPLES_FOLDER) && EXTENSION.test(path);
}

const isText = (path: string) => TEXT.test(path) || isExampleFile(path);

type Refusal = [message: string, fix: string];

/** Only read again if its time or size has changed. */
interface KnownFile {
  time: number;
  size: number;
  /** The same object as long as the file doesn't change. */
  file: SourceFile;
  diagnostics: Diagnostic[];
}

/** By path. The preview reads all files after every edit. */
export type KnownFiles = Map<string, KnownFile>;

/**
 * Leaves out and reports files that can't be read safely: links, other types, and files that are too large.
 * Adds what it reads to `known`.
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
        .filter((name) => !isLeftover(name))
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
 * On a file system that ignores case, only git can distinguish names that differ in case. Empty without git
 * or a repository.
 */
function trackedFiles(root: string, folders: string[]): string[] {
  try {
    const list = git(root, 'ls-files', '-z', '--', ...folders);
    return list.split('\0').filter((path) => path && !path.split('/').some(isLeftover));
  } catch {
    return [];
  }
}

/** Windows devices, which are reserved with any extension. */
const RESERVED = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(\.|$)/i;

/**
 * Paths that git can't check out on every system: reserved, ending in a period or a space, differing only in
 * case or Unicode form, or very long.
 */
export function checkFileNames(paths: string[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const owners = new Map<string, string>();
  for (const file of paths) {
    const report = (message: string) =>
      diagnostics.push(fileDiagnostic(file, 'name', message, 'rename it'));
    const names = file.split('/');
    const reserved = names.find((name) => RESERVED.test(name));
    if (reserved) report(`Windows reserves the name "${reserved}"`);
    const trimmed = names.find((name) => /[. ]$/.test(name));
    if (trimmed) report(`The name "${trimmed}" ends with a period or a space`);
    if (file.length > MAX_PATH_LENGTH) {
      report(`The path has ${file.length} characters, but the limit is ${MAX_PATH_LENGTH}`);
    }
    const owner = owners.get(comparablePath(file));
    if (owner === undefined) owners.set(comparablePath(file), file);
    else report(`Some systems can't tell this name from ${owner}`);
  }
  return diagnostics;
}

/** Only reads the header, because the build could run out of memory if it decoded a huge image. */
function checkImageFile(root: string, file: string): Diagnostic[] {
  const report = (message: string, fix: string) => [fileDiagnostic(file, 'image', message, fix)];
  const header = probe(readFileSync(join(root, file)));
  if (!header) return report("The file isn't an image, or it's damaged", 'export it again');
  const { type, width, height } = header;
  if (`.${type}` !== extname(file)) {
    return report(`The file is a .${type} image`, 'convert it, or change its extension');
  }
  if (width * height <= MAX_IMAGE_PIXELS) return [];
  const limit = `${MAX_IMAGE_PIXELS / 1e6} megapixels`;
  return report(`The image has ${width} × ${height} pixels`, `scale it to ${limit} or less`);
}

/** Control characters, and the character that replaces bytes that aren't UTF-8. */
// eslint-disable-next-line no-control-regex
const NOT_TEXT = /[\0-\x08\v\f\x0E-\x1F\uFFFD]/;
const INDENTED = new RegExp(`^\\s{${MAX_INDENT + 1},}\\S`);
const LONG_WORD = new RegExp(`\\S{${MAX_WORD_LENGTH + 1}}`);

/** Reports each kind of error once. Words in SVGs can have any length because of their paths. */
export function checkLines(file: string, text: string): Diagnostic[] {
  const lines = text.split('\n');
  const diagnostics: Diagnostic[] = [];
  const report = (index: number, column: number, message: string, fix: string) =>
    diagnostics.push({ file, line: index + 1, column, rule: 'limit', message, fix });
  if (lines.length > MAX_LINES) {
    report(MAX_LINES, 1, `The file has more than ${MAX_LINES} lines`, 'split it');
  }
  const conflict = lines.findIndex((line) => /^(?:<{7}|>{7})(?: |$)/.test(line));
  if (conflict >= 0) {
    const fix = 'keep the right lines, and remove the lines with <<<<<<<, =======, and >>>>>>>';
    report(conflict, 1, "A merge conflict isn't resolved", fix);
  }
  const long = lines.findIndex((line) => line.length > MAX_LINE_LENGTH);
  if (long >= 0) {
    const { length } = lines[long]!;
    const message = `The line has ${length} characters, but the limit is ${MAX_LINE_LENGTH}`;
    report(long, 1, message, 'break it up');
  }
  const check = (pattern: RegExp, message: string, fix: string, minLength = 1) => {
    const index = lines.findIndex((line) => line.length >= minLength && pattern.test(line));
    if (index >= 0) report(index, lines[index]!.search(pattern) + 1, message, fix);
  };
  const tooIndented = `The line is indented by more than ${MAX_INDENT} characters`;
  check(INDENTED, tooIndented, 'indent it less');
  check(NOT_TEXT, "The file contains a character that isn't text", 'save it as UTF-8');
  if (!file.endsWith('.svg')) {
    const fix = 'shorten it, or move the data to a separate file';
    // Searching whole files for long words takes a quarter of a second.
    const minLength = MAX_WORD_LENGTH + 1;
    check(LONG_WORD, `A word has more than ${MAX_WORD_LENGTH} characters`, fix, minLength);
  }
  return diagnostics;
}

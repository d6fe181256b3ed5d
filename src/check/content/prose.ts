import { valueAt } from '../../lib/value-at';
import type { Position } from '../../lib/positions';
import { offsetAt, positionAt } from '../../lib/positions';
import type { ParseCache } from '../../node/base/parse-cache';
import { frontMatterOf, readFrontMatter } from '../../node/markdown/front-matter';
import type { ProseKind } from '../../node/markdown/prose';
import type { SourceFile } from '../../node/sources/source-files';
import type { YamlSource } from '../../node/sources/yaml-source';
import { readYaml } from '../../node/sources/yaml-source';
import type { FileProse } from '../../node/examples/prose';
import { fileProse } from '../../node/examples/prose';

/** In the source but not in the value. */
const SYNTAX = /[\s\\'">]/;
const ENCODED = /^(&#?\w+;|u[0-9a-f]{4}|x[0-9a-f]{2}|U[0-9a-f]{8})/i;

/** The offset in `source` of each character of `value`, parsed from the text at `start`. */
function alignWithSource(value: string, source: string, start: number): number[] {
  let at = start;
  return Array.from({ length: value.length }, (_, index) => {
    const char = value[index]!;
    if (/\s/.test(char) && char !== '\u00A0') return at;
    let next = at;
    while (next < source.length && source[next] !== char && SYNTAX.test(source[next]!)) next++;
    if (source[next] === char) {
      at = next + 1;
      return next;
    }
    const encoded = ENCODED.exec(source.slice(next, next + 40));
    if (encoded) at = next + encoded[0].length;
    return next;
  });
}

/** Without code. */
export interface Prose {
  kind: ProseKind;
  text: string;
  at(index: number): Position;
}

/** All natural-language text. With a cache, parses the file only once. */
export function readProse(file: SourceFile, cache?: ParseCache): Prose[] {
  let yaml: YamlSource | undefined;
  const source = () => (yaml ??= readSource(file));
  return fileProse(file, cache).map((run) => ({
    kind: run.kind,
    text: run.text,
    at: (index) => positionAt(file.text, offsetIn(file, run, source, index)),
  }));
}

function readSource({ path, text }: SourceFile): YamlSource {
  return path.endsWith('.yml') ? readYaml(path, text) : readYaml(path, frontMatterOf(text), 2);
}

function offsetIn(
  { path, text }: SourceFile,
  { keys, text: prose, start }: FileProse,
  source: () => YamlSource,
  index: number,
): number {
  if (!keys) {
    const { body } = readFrontMatter(path, text);
    return offsetAfter(prose, body, start!, index) + text.length - body.length;
  }
  const value = valueAt(source().data, keys) as string;
  const from = offsetAt(text, source().locateText(keys));
  const inValue = start === undefined ? index : offsetAfter(prose, value, start, index);
  return offsetAfter(value, text, from, inValue);
}

function offsetAfter(value: string, source: string, start: number, index: number): number {
  return alignWithSource(value, source, start)[index] ?? start;
}

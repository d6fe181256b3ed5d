import { join } from 'node:path';
import { readSamples } from '../../../src/node/verification/samples';
import type { Sample } from '../../../src/node/verification/samples';
import { ParseCache } from '../../../src/node/cache/parse-cache';
import { readSite } from '../../../src/node/site/site-model';
import { readSourceFiles } from '../../../src/node/site/source-files';
import type { Patch } from './patches';

/** A random change of a sample, with the lines of its file on which it must be noticed. */
export interface Mutation extends Patch {
  kind: string;
  /** Lines of the example it stands in, with its data and its response. */
  lines: number[];
}

const ROOT = join(__dirname, '../../..');

const KINDS: [kind: string, pattern: RegExp][] = [
  [
    'renamed method',
    /\.(select|insert|update|upsert|delete|eq|in|order|limit|single|rpc|signUp)\(/,
  ],
  ['dropped bracket', /[)}\]](?=[;,]?$)/m],
  // Of an object given to a call; comments, headers and a program's own objects may hold any name.
  ['wrong option', /(?<=[(,] ?)(?<!\/\/.*|JSON\.stringify\()\{ \w+:/],
  ['wrong column', /\.(?:eq|in|order)\('(\w+)'/],
];

/** A generator of numbers below 1 that gives the same ones in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Changes of some TypeScript and JavaScript samples, one each, the same for the same seed. */
export function mutations(seed: number, count: number): Mutation[] {
  const { files } = readSourceFiles(ROOT);
  const cache = new ParseCache(ROOT);
  const site = readSite(files, cache);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const random = generator(seed);
  const all = readSamples(files, site, cache);
  // A fence of a shared part is a sample of each page that takes it in.
  const places = new Set<string>();
  const isNew = ({ file, line }: Sample) => places.size < places.add(`${file}:${line}`).size;
  const samples = all
    .filter(({ role, language }) => /^(fence|example)$/.test(role) && /^[jt]s$/.test(language))
    .filter(({ optOut, code }) => optOut === undefined && !/^\s*[{[]/.test(code))
    .filter(({ code }) => KINDS.some(([, pattern]) => pattern.test(code)))
    .map((sample) => ({ sample, order: random() }))
    .sort((a, b) => a.order - b.order)
    .filter(({ sample }) => isNew(sample));
  const used = new Map(KINDS.map(([kind]) => [kind, 0]));
  return samples.slice(0, count).map(({ sample }) => {
    // The kind used least so far, so that the rare ones get their share.
    const [chosen] = KINDS.filter(([, pattern]) => pattern.test(sample.code)).sort(
      ([a], [b]) => used.get(a)! - used.get(b)!,
    );
    const [kind, pattern] = chosen!;
    used.set(kind, used.get(kind)! + 1);
    const parts = all.filter((item) => item === sample || isOfExample(item, sample));
    const lines = parts.flatMap(linesOf);
    return { ...mutate(sample, kind, pattern, texts.get(sample.file)!), lines };
  });
}

function mutate(sample: Sample, kind: string, pattern: RegExp, text: string) {
  const { file, code, line } = sample;
  const lines = code.split('\n');
  const row = lines.findIndex((item) => pattern.test(item));
  const match = pattern.exec(lines[row]!)!;
  const find = match[0];
  const replace = kind === 'dropped bracket' ? '' : find.replace(/\w(?=\W+$)/, '$&q');
  const before = text.split('\n').slice(0, line - 1 + row);
  const offset = before.join('\n').length + 1 + sample.column - 1 + match.index;
  return { kind, file, find, replace, offset };
}

function linesOf({ line, code }: Sample): number[] {
  return code.split('\n').map((_, index) => line + index);
}

function isOfExample(a: Sample, b: Sample): boolean {
  return (
    a.file === b.file &&
    a.example !== undefined &&
    a.example === b.example &&
    a.entry?.id === b.entry?.id
  );
}

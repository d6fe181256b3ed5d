import { valueAt } from '../../lib/value-at';
import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  stringify,
  visit,
} from 'yaml';
import type { Document, Node, ParsedNode, Scalar, YAMLMap } from 'yaml';
import type { z } from 'zod';
import { describeIssues } from './describe-issue';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import { offsetAt, placeIn } from '../../lib/positions';
import { findMistake } from './yaml-mistakes';
import { MAX_NESTING, MAX_YAML_KEYS } from './source-limits';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype', '<<']);
const TIMESTAMP = /^\d{4}-\d\d?-\d\d?($|([Tt]|[ \t]+)\d)/;

/** Parsed YAML with positions in the file. */
export interface YamlSource {
  file: string;
  /** Undefined if the YAML is invalid. */
  data: unknown;
  diagnostics: Diagnostic[];
  /** The start of the value at a path, or of its nearest parent. */
  locate(path: readonly PropertyKey[]): Position;
  /** The start of a key in the mapping at a path. */
  locateKey(path: readonly PropertyKey[], key: string): Position;
  /** The start of a string's text: after the quote or on a block's first line. */
  locateText(path: readonly PropertyKey[]): Position;
  /** Converts a position in the string at a path. */
  locateIn(path: readonly PropertyKey[], position: Position): Position;
}

const MAX_MISTAKES = 20;
const NO_SPACE = "There's no space after the dash";

/**
 * Reads YAML 1.2 without anchors. Reports mistakes in the syntax, duplicate keys, unsafe keys, unquoted dates,
 * text that YAML would leave out, and deep nesting. `firstLine` is where the text starts in the file.
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  // The parser compares each key with all others, so `checkMap` finds duplicates instead.
  const options = { prettyErrors: false, uniqueKeys: false };
  const diagnostics: Diagnostic[] = [];
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const report = (offset: number, message: string, fix: string) =>
    diagnostics.push({ file, ...position(offset), rule: 'yaml', message, fix });
  const tooDeep = (offset: number) =>
    report(
      offset,
      `The values are nested more than ${MAX_NESTING} levels deep`,
      'use fewer levels',
    );

  let document = parseDocument(text, { ...options, lineCounter: lines });
  let isReadable = true;
  // A mistake can cause any number of errors, so the text is read again without it.
  for (let rest: string | undefined = text; isReadable; document = parseDocument(rest, options)) {
    const errors = [...document.errors, ...document.warnings];
    const overflow = errors.find(({ message }) => message.includes('call stack'));
    const [first] = errors.sort((a, b) => a.pos[0] - b.pos[0]);
    if (!first) break;
    const mistake = findMistake(rest, first);
    if (overflow) tooDeep(overflow.pos[0]);
    else report(mistake.offset, mistake.message, mistake.fix);
    isReadable = !overflow && mistake.rest !== undefined && diagnostics.length < MAX_MISTAKES;
    if (!isReadable || mistake.rest === undefined) break;
    rest = mistake.rest;
  }
  const checkMap = ({ items, range }: YAMLMap): void => {
    const keys = new Map<unknown, number>();
    for (const { key } of items) {
      if (!isScalar(key)) continue;
      const first = keys.get(key.value);
      if (first !== undefined) {
        const message = `The key "${String(key.value)}" is already on line ${position(first).line}`;
        report(key.range?.[0] ?? 0, message, 'keep one of the two');
      } else keys.set(key.value, key.range?.[0] ?? 0);
    }
    if (items.length > MAX_YAML_KEYS) {
      report(range?.[0] ?? 0, `The mapping has more than ${MAX_YAML_KEYS} keys`, 'split it');
    }
  };
  const quote = 'put the value in quotes';
  const reportAnchor = ({ anchor, range }: Pick<Scalar, 'anchor' | 'range'>) => {
    if (!anchor) return;
    report(
      text.lastIndexOf('&', range?.[0]),
      `YAML reads &${anchor} as the name of the value`,
      quote,
    );
  };
  if (isReadable) {
    visit(document, {
      Alias(_, { source: name, range }, path) {
        const pair = path.at(-1);
        // The key is reported.
        if (isPair(pair) && String(pair.key) === '<<') return;
        report(range?.[0] ?? 0, `*${name} refers to another value`, quote);
      },
      // Mappings add two entries to the path, because it also contains their pairs.
      Collection(_, collection, path) {
        if (path.length > 2 * MAX_NESTING) {
          tooDeep(collection.range?.[0] ?? 0);
          return visit.BREAK;
        }
        reportAnchor(collection);
        if (isMap(collection)) checkMap(collection);
        return undefined;
      },
      Pair(_, { key, value }, path) {
        if (isCollection(key)) {
          const { range } = path.at(-1) as YAMLMap;
          report(range?.[0] ?? 0, 'Braces and brackets start a mapping or a list', quote);
        }
        if (!isScalar(key)) return undefined;
        if (FORBIDDEN_KEYS.has(String(key.value))) {
          const fix = key.value === '<<' ? 'repeat the keys instead' : 'rename or remove it';
          report(key.range?.[0] ?? 0, `The key "${key.value}" isn't allowed`, fix);
        }
        const end = endBeforeComment(key, value as Node | null, text);
        if (end === undefined) return undefined;
        const message = '`#` starts a comment here, so the value ends before it';
        report(end, message, `${quote}, or move the comment to its own line`);
        return undefined;
      },
      Scalar(_, scalar) {
        reportAnchor(scalar);
        if (scalar.type === 'PLAIN' && /^[“„«].*[”“»]$/.test(scalar.source ?? '')) {
          report(
            scalar.range?.[0] ?? 0,
            'Curly quotes are part of the text',
            'use straight quotes',
          );
        }
        if (scalar.type === 'PLAIN' && /[^,],$/.test(scalar.source ?? '')) {
          report((scalar.range?.[1] ?? 1) - 1, "There's a comma after the value", 'remove it');
        }
        if (scalar.type === 'PLAIN' && TIMESTAMP.test(scalar.source ?? '')) {
          report(scalar.range?.[0] ?? 0, `${scalar.source} looks like a date`, 'put it in quotes');
        }
        if (scalar.type === 'BLOCK_FOLDED' || isFoldedFlow(scalar, text)) {
          const start = scalar.range?.[0] ?? 0;
          const dash = /(?:^|\n[ \t]*)-(?=[^\s-])/.exec(text.slice(start, scalar.range?.[1]));
          if (dash && scalar.type === 'PLAIN')
            report(start + dash.index + dash[0].length, NO_SPACE, 'add one');
          else report(start, 'The text is folded across several lines', 'use a | block');
        }
      },
    });
  }
  return {
    file,
    data: diagnostics.length > 0 ? undefined : (document.toJS() as unknown),
    diagnostics,
    locate: (path) => position(nodeAt(document, path)?.range[0] ?? 0),
    locateKey: (path, key) => position(keyOffset(nodeAt(document, path), key)),
    locateText: (path) => position(textOffset(text, nodeAt(document, path))),
    locateIn(path, at) {
      const node = nodeAt(document, path);
      const start = textOffset(text, node);
      const origin = position(start);
      if (!isScalar(node) || !/^QUOTE/.test(node.type ?? '')) {
        return placeIn({ ...origin, indent: origin.column - 1 }, at);
      }
      return position(offsetInQuotes(text, start, offsetAt(String(node.value), at)));
    },
  };
}

/** Writes values as the project formats them: without folded lines. */
export function writeYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, blockQuote: 'literal' });
}

/** A part that means one character: an escape, two apostrophes, or the character. */
const QUOTED = { '"': /\\(?:x..|u.{4}|U.{8}|[^])|[^]/g, "'": /''|[^]/g };

/** The string's text begins at `start`. */
function offsetInQuotes(text: string, start: number, index: number): number {
  const quote = text[start - 1] === "'" ? "'" : '"';
  let offset = start;
  for (const [part] of text.slice(start, start + index * 10).matchAll(QUOTED[quote])) {
    if (index <= 0) break;
    index -= part.startsWith('\\U0001') ? 2 : 1;
    offset += part.length;
  }
  return offset;
}

/** A value ends at a comment on its line. */
function endBeforeComment(key: Scalar, value: Node | null, text: string): number | undefined {
  if (isCollection(value) || (isScalar(value) && value.type !== 'PLAIN')) return undefined;
  const isEmpty = !isScalar(value) || value.source === '';
  const start = (isEmpty ? key.range?.[1] : value.range?.[1]) ?? 0;
  const [found] =
    /^(?:[ \t]*:)?[ \t]+#/.exec(text.slice(start, text.indexOf('\n', start) >>> 0)) ?? [];
  if (found === undefined) return undefined;
  return isEmpty ? start + found.length - 1 : value.range?.[0];
}

/** YAML silently joins the lines of plain and quoted strings. */
function isFoldedFlow({ type, range }: Scalar, text: string): boolean {
  return type !== 'BLOCK_LITERAL' && !!range && text.slice(range[0], range[1]).includes('\n');
}

function nodeAt(document: Document, path: readonly PropertyKey[]): ParsedNode | undefined {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as ParsedNode | undefined;
    if (node?.range) return node;
  }
  return undefined;
}

function keyOffset(node: ParsedNode | undefined, key: string): number {
  const pair = isMap(node) ? node.items.find((item) => String(item.key) === key) : undefined;
  return (pair?.key as ParsedNode | undefined)?.range[0] ?? node?.range[0] ?? 0;
}

function textOffset(text: string, node: ParsedNode | undefined): number {
  const start = node?.range[0] ?? 0;
  if (!isScalar(node) || node.type === 'PLAIN' || isMap(node)) return start;
  if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') return start + 1;
  const content = /\n[\s]*/.exec(text.slice(start));
  return content ? start + content.index + content[0].length : start;
}

/** Validates the value at a path. Returns it with defaults if it's valid, and diagnostics otherwise. */
export function checkShape<T>(
  schema: z.ZodType<T>,
  source: YamlSource,
  basePath: readonly PropertyKey[] = [],
): { value?: T; diagnostics: Diagnostic[] } {
  const data = valueAt(source.data, basePath);
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, diagnostics: [] };
  const diagnostics = describeIssues(result.error.issues, data, schema).map(
    ({ path, key, message, fix }): Diagnostic => {
      const at = [...basePath, ...path];
      const place = key === undefined ? source.locate(at) : source.locateKey(at, key);
      return { file: source.file, ...place, rule: 'shape', message, fix };
    },
  );
  return { diagnostics };
}

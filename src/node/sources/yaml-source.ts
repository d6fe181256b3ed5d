import { valueAt } from '../../lib/value-at';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, ParsedNode, Scalar, YAMLMap } from 'yaml';
import type { z } from 'zod';
import { describeIssue } from './describe-issue';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import { MAX_NESTING, MAX_YAML_ALIASES, MAX_YAML_KEYS } from './source-limits';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype', '<<']);
const TIMESTAMP = /^\d{4}-\d\d?-\d\d?($|([Tt]|[ \t]+)\d)/;

/** Parsed YAML with the position of each value in the file. */
export interface YamlSource {
  file: string;
  /** The parsed values. Undefined if the YAML is invalid. */
  data: unknown;
  diagnostics: Diagnostic[];
  /** Returns the start of the value at a path, or of its nearest parent if it's missing. */
  locate(path: readonly PropertyKey[]): Position;
  /** Returns the start of a key in the mapping at a path. */
  locateKey(path: readonly PropertyKey[], key: string): Position;
  /** Returns the start of a string's text, which is after the quote or on a block's first line. */
  locateText(path: readonly PropertyKey[]): Position;
}

/**
 * Reads YAML 1.2. Reports duplicate keys, alias bombs, unsafe keys, unquoted dates, and values that are
 * nested too deeply. `firstLine` is the line of the file where the text starts.
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  // The parser compares each key with all others, so `checkMap` finds duplicates instead.
  const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false };
  const document = parseDocument(text, options);
  const diagnostics: Diagnostic[] = [];
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const report = (offset: number, message: string, fix: string) =>
    diagnostics.push({ file, ...position(offset), rule: 'yaml', message, fix });

  const errors = [...document.errors, ...document.warnings];
  const overflow = errors.find(({ message }) => message.includes('call stack'));
  const tooDeep = (offset: number) =>
    report(
      offset,
      `The values are nested more than ${MAX_NESTING} levels deep`,
      'use fewer levels',
    );
  if (overflow) tooDeep(overflow.pos[0]);
  for (const error of overflow ? [] : errors) {
    const [message] = error.message.split('\n');
    report(error.pos[0], `YAML: ${message}`, YAML_FIXES[error.code] ?? 'correct the syntax here');
  }
  const checkMap = ({ items, range }: YAMLMap): void => {
    const keys = new Set<unknown>();
    for (const { key } of items) {
      if (!isScalar(key)) continue;
      if (keys.has(key.value)) {
        report(key.range?.[0] ?? 0, 'YAML: Map keys must be unique', 'keep one of the two');
      }
      keys.add(key.value);
    }
    if (items.length > MAX_YAML_KEYS) {
      report(range?.[0] ?? 0, `The mapping has more than ${MAX_YAML_KEYS} keys`, 'split it');
    }
  };
  visit(document, {
    // Mappings add two entries to the path, because it also contains their pairs.
    Collection(_, collection, path) {
      if (path.length > 2 * MAX_NESTING) {
        if (!overflow) tooDeep(collection.range?.[0] ?? 0);
        return visit.BREAK;
      }
      if (isMap(collection)) checkMap(collection);
      return undefined;
    },
    Pair(_, { key }) {
      if (isScalar(key) && FORBIDDEN_KEYS.has(String(key.value))) {
        report(key.range?.[0] ?? 0, `The key "${key.value}" isn't allowed`, 'rename or remove it');
      }
    },
    Scalar(_, scalar) {
      if (scalar.type === 'PLAIN' && TIMESTAMP.test(scalar.source ?? '')) {
        report(scalar.range?.[0] ?? 0, `${scalar.source} looks like a date`, 'put it in quotes');
      }
      if (scalar.type === 'BLOCK_FOLDED' || isFoldedFlow(scalar, text)) {
        report(scalar.range?.[0] ?? 0, 'The text is folded across several lines', 'use a | block');
      }
    },
  });
  return {
    file,
    data: diagnostics.length > 0 ? undefined : toData(document, report),
    diagnostics,
    locate: (path) => position(nodeAt(document, path)?.range[0] ?? 0),
    locateKey: (path, key) => position(keyOffset(nodeAt(document, path), key)),
    locateText: (path) => position(textOffset(text, nodeAt(document, path))),
  };
}

/** Returns true for a plain or quoted string with several lines, which YAML silently joins. */
function isFoldedFlow({ type, range }: Scalar, text: string): boolean {
  return type !== 'BLOCK_LITERAL' && !!range && text.slice(range[0], range[1]).includes('\n');
}

const YAML_FIXES: Record<string, string> = {
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'align it with the lines around it',
  MISSING_CHAR: 'close the quote or bracket',
};

function toData(document: Document, report: (offset: number, ...rest: [string, string]) => void) {
  try {
    return document.toJS({ maxAliasCount: MAX_YAML_ALIASES }) as unknown;
  } catch (error) {
    report(0, `YAML: ${(error as Error).message}`, 'replace the aliases with their values');
    return undefined;
  }
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

/**
 * Validates a YAML source, or the value at a path in it. Returns the value with defaults if it's
 * valid, and diagnostics otherwise.
 */
export function checkShape<T>(
  schema: z.ZodType<T>,
  source: YamlSource,
  basePath: readonly PropertyKey[] = [],
): { value?: T; diagnostics: Diagnostic[] } {
  const data = valueAt(source.data, basePath);
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, diagnostics: [] };
  const diagnostics = result.error.issues.map((issue): Diagnostic => {
    const path = [...basePath, ...issue.path];
    return {
      file: source.file,
      ...(issue.code === 'unrecognized_keys'
        ? source.locateKey(path, issue.keys[0] ?? '')
        : source.locate(path)),
      rule: 'shape',
      ...describeIssue(issue, data, schema),
    };
  });
  return { diagnostics };
}

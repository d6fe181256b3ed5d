import type { Node } from 'jsonc-parser';
import { getNodeValue, parseTree } from 'jsonc-parser';

interface Difference {
  /** In the response that the example shows. */
  offset: number;
  message: string;
}

/** They repeat other members. */
const LEFT_OUT = new Set(['success', 'body']);

const PLACEHOLDERS: Record<string, RegExp> = {
  '<access-token>': /^[\w-]+\.[\w-]+\.[\w-]+$/,
  '<refresh-token>': /^[\w-]{8,}$/,
  '<user-id>': /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  '<identity-id>': /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  '<timestamp>': /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/,
  '<expires-at>': /^\d{10}$/,
  '<unix-timestamp>': /^\d{10}$/,
};
/** Have the same value everywhere in a response. */
const SAME = new Set(['<user-id>', '<access-token>', '<refresh-token>', '<identity-id>']);

type Json = Record<string, unknown> | unknown[] | string | number | boolean | null | undefined;

/**
 * At the top level, an example can omit nulls and members that repeat others. Everything else must
 * be equal.
 */
export function compareResponse(response: string, actual: unknown): Difference[] {
  const root = parseTree(response);
  const seen = new Map<string, unknown>();
  const differences: Difference[] = [];
  const add = ({ offset }: Node, path: string, expected: Json, got: Json) =>
    differences.push({
      offset,
      message: `${path || 'The response'} is ${short(got)}, not ${short(expected)}`,
    });

  const compare = (node: Node, path: string, got: Json): void => {
    const { type, children = [] } = node;
    const expected = getNodeValue(node) as Json;
    if (type === 'object') {
      if (!got || typeof got !== 'object' || Array.isArray(got)) {
        return void add(node, path, expected, got);
      }
      const shown = new Map(
        children.map(({ children: [key, value] = [] }) => [String(key?.value), value]),
      );
      for (const [name, value] of shown) {
        if (value) compare(value, path ? `${path}.${name}` : name, got[name] as Json);
      }
      for (const [name, value] of Object.entries(got)) {
        const isOptional = path === '' && (value === null || LEFT_OUT.has(name));
        if (shown.has(name) || isOptional) continue;
        add(node, path ? `${path}.${name}` : name, undefined, value as Json);
      }
      return;
    }
    if (type === 'array') {
      if (!Array.isArray(got)) return void add(node, path, expected, got);
      children.forEach((element, index) => {
        compare(element, `${path}[${index}]`, got[index] as Json);
      });
      got.slice(children.length).forEach((value, index) => {
        add(node, `${path}[${children.length + index}]`, undefined, value as Json);
      });
      return;
    }
    const pattern = typeof expected === 'string' ? PLACEHOLDERS[expected] : undefined;
    const same = pattern ? pattern.test(String(got)) : expected === got;
    const before = SAME.has(String(expected)) ? (seen.get(String(expected)) ?? got) : got;
    seen.set(String(expected), before);
    if (!same || before !== got) add(node, path, expected, got);
  };
  if (root) compare(root, '', actual as Json);
  return differences;
}

function short(value: Json): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

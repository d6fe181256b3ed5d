import ts from 'typescript';

/** A difference between a shown response and what came back; `offset` is in the response. */
export interface Difference {
  offset: number;
  message: string;
}

/** Members of a result that a response never shows: they repeat others. */
const LEFT_OUT = new Set(['success', 'body']);

/** What a placeholder stands for. A value of a name in `SAME` is the same wherever it stands. */
const PLACEHOLDERS: Record<string, RegExp> = {
  '<access-token>': /^[\w-]+\.[\w-]+\.[\w-]+$/,
  '<refresh-token>': /^[\w-]{8,}$/,
  '<user-id>': /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  '<identity-id>': /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  '<timestamp>': /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/,
  '<expires-at>': /^\d{10}$/,
  '<unix-timestamp>': /^\d{10}$/,
};
const SAME = new Set(['<user-id>', '<access-token>', '<refresh-token>', '<identity-id>']);

type Json = Record<string, unknown> | unknown[] | string | number | boolean | null | undefined;

/**
 * Compares a response with what came back. The response may leave out, at its top, what is null and
 * what repeats other members; everything it shows must be equal.
 */
export function compareResponse(response: string, actual: unknown): Difference[] {
  const file = ts.parseJsonText('response.json', response);
  const root = file.statements[0]?.expression;
  const seen = new Map<string, unknown>();
  const differences: Difference[] = [];
  const add = (node: ts.Node, path: string, expected: Json, got: Json) =>
    differences.push({
      offset: node.getStart(file),
      message: `${path || 'The response'} is ${short(got)}, not ${short(expected)}`,
    });

  const compare = (node: ts.Expression, path: string, got: Json): void => {
    if (ts.isObjectLiteralExpression(node)) {
      if (!got || typeof got !== 'object' || Array.isArray(got)) {
        return void add(node, path, JSON.parse(node.getText(file)) as Json, got);
      }
      const shown = new Map<string, ts.PropertyAssignment>();
      for (const property of node.properties as ts.NodeArray<ts.PropertyAssignment>) {
        shown.set((property.name as ts.StringLiteral).text, property);
      }
      for (const [name, { initializer }] of shown) {
        compare(initializer, path ? `${path}.${name}` : name, got[name] as Json);
      }
      for (const [name, value] of Object.entries(got)) {
        const mayLack = path === '' && (value === null || LEFT_OUT.has(name));
        if (shown.has(name) || mayLack) continue;
        add(node, path ? `${path}.${name}` : name, undefined, value as Json);
      }
      return;
    }
    if (ts.isArrayLiteralExpression(node)) {
      if (!Array.isArray(got))
        return void add(node, path, JSON.parse(node.getText(file)) as Json, got);
      node.elements.forEach((element, index) => {
        compare(element, `${path}[${index}]`, got[index] as Json);
      });
      got.slice(node.elements.length).forEach((value, index) => {
        add(node, `${path}[${node.elements.length + index}]`, undefined, value as Json);
      });
      return;
    }
    const expected = JSON.parse(node.getText(file)) as Json;
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

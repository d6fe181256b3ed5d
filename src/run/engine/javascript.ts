import { parse } from 'acorn';
import type { Node } from 'acorn';
import { transform } from 'sucrase';

/** Prepared code calls it with each value that it awaits. */
export const RECORD = '__record';

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/**
 * Removes types and passes the operand of each `await` to `__record`, on unchanged lines. Throws a
 * `SyntaxError`.
 */
export function prepareCode(code: string): string {
  const script = transform(code, { transforms: ['typescript'], disableESTransforms: true }).code;
  const root = parse(script, {
    ecmaVersion: 'latest',
    allowAwaitOutsideFunction: true,
    allowReturnOutsideFunction: true,
  });
  const inserted = new Map<number, string>();
  for (const { start, end } of awaitedIn(root)) {
    inserted.set(start, `${inserted.get(start) ?? ''}${RECORD}(`);
    inserted.set(end, `${inserted.get(end) ?? ''})`);
  }
  // From the end, so earlier positions stay valid.
  return [...inserted]
    .sort(([a], [b]) => b - a)
    .reduce((text, [at, part]) => text.slice(0, at) + part + text.slice(at), script);
}

function awaitedIn(node: Node): Node[] {
  const inner = Object.values(node).flat().filter(isNode).flatMap(awaitedIn);
  const { argument } = node as Node & { argument?: Node };
  return node.type === 'AwaitExpression' && argument ? [argument, ...inner] : inner;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export async function runPrepared(
  script: string,
  variables: Record<string, unknown>,
): Promise<void> {
  const run = new AsyncFunction(...Object.keys(variables), script);
  await run(...Object.values(variables));
}

import type { Outputs } from './outputs';

const LEVELS = ['log', 'info', 'warn', 'error'] as const;

export function recordedConsole(outputs: Outputs): Console {
  const methods = LEVELS.map((level) => [
    level,
    (...values: unknown[]) =>
      outputs.add({ kind: 'log', level, text: values.map(format).join(' ') }),
  ]);
  return {
    ...console,
    debug: undefined,
    table: undefined,
    ...Object.fromEntries(methods),
  } as Console;
}

/** As in a browser. */
function format(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return JSON.stringify(value, undefined, 2) ?? String(value);
  } catch {
    return String(value);
  }
}

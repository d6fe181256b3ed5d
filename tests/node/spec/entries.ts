import type { EntryData, Parameter } from '../../../src/node/spec/entry-schemas';

const BASE = {
  id: 'select',
  title: 'select()',
  description: 'Reads *rows*.',
  ...{ keywords: [], aliases: [], examples: [] },
};

/** Returns a parameter with only a name and type, plus `more`. */
export function parameter(name: string, more: Partial<Parameter> = {}): Parameter {
  const rest = { type: 'string', optional: false, deprecated: false, properties: [], variants: [] };
  return { name, ...rest, ...more };
}

/** Returns a value that a function returns, plus `more`. */
export function returned(
  name?: string,
  more: Partial<Of<'function'>['returns'][number]> = {},
): Of<'function'>['returns'][number] {
  const { name: _, ...rest } = parameter('');
  return { name, ...rest, ...more };
}

type Of<Type extends EntryData['type']> = EntryData & { type: Type };

/** Returns a function with only the required fields, plus `more`. */
export function functionEntry(more: Partial<Of<'function'>> = {}): EntryData {
  return { ...BASE, type: 'function', parameters: [], returns: [], errors: [], ...more };
}

/** Returns a command with only the required fields, plus `more`. */
export function commandEntry(more: Partial<Of<'cli-command'>> = {}): EntryData {
  return { ...BASE, type: 'cli-command', usage: 'supabase x', arguments: [], flags: [], ...more };
}

/** Returns an operation with only the required fields, plus `more`. */
export function operationEntry(more: Partial<Of<'operation'>> = {}): EntryData {
  const rest = { parameters: [], responses: [] };
  return { ...BASE, type: 'operation', method: 'POST', route: '/v1/x', ...rest, ...more };
}

/** Returns an example with only code, plus `more`. */
export function example(more: Partial<EntryData['examples'][number]> = {}) {
  const switches = { isSpotlight: false, hideCodeBlock: false };
  return { id: 'one', name: 'One', code: 'select 1', ...switches, ...more };
}

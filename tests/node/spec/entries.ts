import type { EntryData, Parameter } from '../../../src/node/spec/content-schemas';

const BASE = {
  id: 'select',
  title: 'select()',
  description: 'Reads *rows*.',
  ...{ keywords: [], aliases: [], examples: [] },
};

/** A parameter with nothing but a name, and what a test adds. */
export function parameter(name: string, more: Partial<Parameter> = {}): Parameter {
  const rest = { type: 'string', optional: false, deprecated: false, properties: [], variants: [] };
  return { name, ...rest, ...more };
}

type Of<Type extends EntryData['type']> = EntryData & { type: Type };

export function functionEntry(more: Partial<Of<'function'>> = {}): EntryData {
  return { ...BASE, type: 'function', parameters: [], ...more };
}

export function commandEntry(more: Partial<Of<'cli-command'>> = {}): EntryData {
  return { ...BASE, type: 'cli-command', usage: 'supabase x', arguments: [], flags: [], ...more };
}

export function operationEntry(more: Partial<Of<'operation'>> = {}): EntryData {
  const rest = { parameters: [], responses: [] };
  return { ...BASE, type: 'operation', method: 'POST', route: '/v1/x', ...rest, ...more };
}

/** An example with nothing but code, and what a test adds. */
export function example(more: Partial<EntryData['examples'][number]> = {}) {
  const switches = { isSpotlight: false, hideCodeBlock: false };
  return { id: 'one', name: 'One', code: 'select 1', ...switches, ...more };
}

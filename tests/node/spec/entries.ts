import type { EntryData, Parameter } from '../../../src/node/spec/entry-schemas';

const BASE = {
  id: 'select',
  title: 'select()',
  description: 'Reads *rows*.',
  ...{ keywords: [], aliases: [], examples: [] },
};

export function parameter(name: string, more: Partial<Parameter> = {}): Parameter {
  const rest = { type: 'string', optional: false, deprecated: false, properties: [], variants: [] };
  return { name, ...rest, ...more };
}

export function returned(
  name?: string,
  more: Partial<Of<'function'>['returns'][number]> = {},
): Of<'function'>['returns'][number] {
  const { name: _, ...rest } = parameter('');
  return { name, ...rest, ...more };
}

type Of<Type extends EntryData['type']> = EntryData & { type: Type };

export function functionEntry(more: Partial<Of<'function'>> = {}): EntryData {
  return { ...BASE, type: 'function', parameters: [], returns: [], errors: [], ...more };
}

export function commandEntry(more: Partial<Of<'cli-command'>> = {}): EntryData {
  return { ...BASE, type: 'cli-command', usage: 'supabase x', arguments: [], flags: [], ...more };
}

export function operationEntry(more: Partial<Of<'operation'>> = {}): EntryData {
  const rest = { parameters: [], responses: [] };
  return { ...BASE, type: 'operation', method: 'POST', route: '/v1/x', ...rest, ...more };
}

export function example(more: Partial<EntryData['examples'][number]> = {}) {
  const switches = { isSpotlight: false, hideCodeBlock: false };
  return { id: 'one', name: 'One', code: 'select 1', ...switches, ...more };
}

import type { ApiOperation } from '../upstream/http/operations';
import type { Shape } from '../upstream/signatures/shapes';
import { nearest } from '../../lib/diagnostic';
import { isObject, readJson } from '../runner/json';
import { UNKNOWN } from './parse-commands';

/** `name` is empty if a field is missing. */
export interface ValueError {
  name: string;
  message: string;
  fix: string;
}

export function fieldErrors(
  value: Record<string, unknown>,
  shapes: Shape[],
  owner: string,
): ValueError[] {
  const errors: ValueError[] = [];
  const names = shapes.map(({ name = '' }) => name);
  for (const [name, field] of Object.entries(value)) {
    const shape = shapes.find((item) => item.name === name);
    if (!shape) {
      const message = `${owner} has no field "${name}"`;
      errors.push({ name, message, fix: fixForName(name, names) });
    } else if (!isOfType(field, shape.type ?? 'unknown')) {
      const message = `"${name}" of ${owner} doesn't accept this value`;
      errors.push({ name, message, fix: `use a value of type ${shape.type}` });
    } else if (shape.properties && isObject(field)) {
      errors.push(...fieldErrors(field, shape.properties, `${owner}: ${name}`));
    }
  }
  for (const { name = '', optional } of shapes) {
    if (optional || name in value) continue;
    errors.push({ name: '', message: `${owner} needs the field "${name}"`, fix: 'add it' });
  }
  return errors;
}

/** `type` is like `integer`, `string[] | null`, or `'a' | 'b'`. */
function isOfType(value: unknown, type: string): boolean {
  const all = /^\((.*)\)\[\]$/.exec(type)?.[1] ?? /^([^|]*)\[\]$/.exec(type)?.[1];
  if (all !== undefined) return Array.isArray(value) && value.every((item) => isOfType(item, all));
  const options = type.split(' | ');
  if (options.length > 1) return options.some((option) => isOfType(value, option));
  // Text from run time could be any allowed value.
  if (typeof value === 'string' && value.includes(UNKNOWN)) return /^('|string|unknown)/.test(type);
  if (type.startsWith("'")) return value === type.slice(1, -1);
  if (type === 'unknown') return true;
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}

/** For query parameters and form fields. */
export function isTextOfType(text: string, type: string): boolean {
  if (text.includes(UNKNOWN) || isOfType(text, type)) return true;
  const single = type.replace(/^\(?(.*?)\)?\[\]$/, '$1');
  const read = /^(true|false|-?\d+(\.\d+)?)$/.test(text) ? (JSON.parse(text) as unknown) : text;
  return isOfType(read, single) || isOfType(text, single);
}

/** `names` are the known ones. */
export function fixForName(name: string, names: string[]): string {
  const near = nearest(name, names);
  if (near) return `write ${near}`;
  return names.length > 0 ? `use one of ${names.join(', ')}` : 'remove it';
}

/** The key in place of omitted members. */
const LEFT_OUT = '…';

/** False doesn't mean wrong, because API descriptions omit some fields that servers send. */
export function isResponse(code: string, { operation }: ApiOperation): boolean {
  const body = withoutGaps(readJson(code));
  if (!isObject(body)) return false;
  const shapes = operation.responses.flatMap(({ fields, variants }) => variants ?? [fields]);
  return shapes
    .filter((fields) => fields.length > 0)
    .some((fields) => fieldErrors(body, fields, '').every(({ name }) => name === ''));
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([key]) => key !== LEFT_OUT);
  return Object.fromEntries(members.map(([key, member]) => [key, withoutGaps(member)]));
}

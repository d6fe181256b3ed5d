import { createHash } from 'node:crypto';
import type {
  PackedApi,
  PackedField,
  PackedFields,
  PackedMembers,
  PackedOperation,
} from './operations';

interface SourceField {
  name?: string;
  in?: string;
  required?: boolean;
  type?: string;
  deprecated?: boolean;
  default?: unknown;
  enum?: string[];
  item_enum?: string[];
  schema?: string;
  item_schema?: string;
  fields?: SourceField[];
  one_of?: SourceField[];
}
interface SourceBody extends SourceField {
  content: string[] | Record<string, SourceField>;
}

export interface HttpSource {
  operations: {
    method: string;
    path: string;
    deprecated?: boolean;
    oauth_scope?: string;
    token_permissions?: string[];
    params: SourceField[];
    body?: SourceBody;
    /** From the server's code, which overrides the published description. */
    body_fields_in_code?: SourceField[];
    bodies_by_grant_type?: Record<string, SourceField[]>;
    responses: Record<string, SourceField>;
  }[];
}

/** Repeated lists of fields go to `shapes`. */
export function generate({ operations }: HttpSource): PackedApi {
  const packed = operations.map((operation): PackedOperation => {
    const { method, path, deprecated, params, body, responses } = operation;
    const { body_fields_in_code: inCode, bodies_by_grant_type: byGrant } = operation;
    const { oauth_scope: scope, token_permissions: permissions } = operation;
    const fields = inCode ?? (byGrant && union(Object.values(byGrant))) ?? bodyFields(body);
    const contentTypes = body && contentOf(body);
    const statuses = Object.entries(responses).map(
      ([status, { one_of: variants, fields: own }]) => [
        status,
        variants ? { variants: variants.map((item) => pack(item.fields)) } : pack(own),
      ],
    );
    return {
      operation: `${method} ${path}`,
      ...(deprecated && { deprecated }),
      ...(scope && { scope }),
      ...(permissions && { permissions }),
      ...(params.length > 0 && { params: pack(params) }),
      ...((body || fields) && {
        body: { contentTypes: contentTypes ?? ['application/json'], fields: pack(fields) },
      }),
      responses: Object.fromEntries(statuses),
    };
  });
  return shareLists(packed);
}

function contentOf({ content }: SourceBody): string[] {
  return Array.isArray(content) ? content : Object.keys(content);
}

function bodyFields(body: SourceBody | undefined): SourceField[] | undefined {
  if (!body || Array.isArray(body.content)) return body?.fields;
  return Object.values(body.content)[0]?.fields;
}

/** A field that some bodies lack becomes optional. */
function union(bodies: SourceField[][]): SourceField[] {
  const byName = new Map(bodies.flat().map((field) => [field.name, field]));
  const isInAll = ({ name }: SourceField) =>
    bodies.every((body) => body.some((field) => field.name === name));
  return [...byName.values()].map((field) => ({
    ...field,
    required: Boolean(field.required && isInAll(field)),
  }));
}

function pack(fields: SourceField[] = []): PackedField[] {
  return fields.map((field) => {
    const { in: place, required, deprecated, default: value, one_of: variants } = field;
    // A header's single value follows its name.
    const [name] = field.name!.split(': ');
    const line = [
      `${place ? `${place} ` : ''}${name}${required ? '' : '?'}: ${typeOf(field)}`,
      value === undefined ? '' : ` = ${value}`,
      deprecated ? ' (deprecated)' : '',
    ].join('');
    if (variants?.some((item) => item.fields)) {
      return [line, { variants: variants.map((item) => pack(item.fields)) }];
    }
    return field.fields ? [line, pack(field.fields)] : line;
  });
}

/** As in specs: `string[]`, `'a' | 'b'`. */
function typeOf({ type = 'any', enum: choices, item_enum: itemChoices }: SourceField): string {
  const union = (values: string[]) => values.map((value) => `'${value}'`).join(' | ');
  if (choices) return union(choices);
  if (itemChoices)
    return itemChoices.length > 1 ? `(${union(itemChoices)})[]` : `${union(itemChoices)}[]`;
  return type.replace(/\bany\b/, 'unknown').replace(/array of (\w+)/, '$1[]');
}

/** In JSON, of a list that's worth sharing. */
const SHARED_LENGTH = 60;

/** Named with a hash, which is stable. */
function shareLists(operations: PackedOperation[]): PackedApi {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const shapes: PackedApi['shapes'] = {};
  const mark = (list: PackedField[]): PackedFields => {
    const key = JSON.stringify(list);
    if (seen.has(key)) repeated.add(key);
    else if (seen.add(key)) mapMembers(list, mark);
    return list;
  };
  const replace = (list: PackedField[]): PackedFields => {
    const key = JSON.stringify(list);
    if (!repeated.has(key) || key.length < SHARED_LENGTH) return mapMembers(list, replace);
    const name = `$${createHash('sha256').update(key).digest('hex').slice(0, 6)}`;
    shapes[name] ??= mapMembers(list, replace);
    return name;
  };
  mapOperations(operations, mark);
  return { shapes, operations: mapOperations(operations, replace) };
}

type MapList = (list: PackedField[]) => PackedFields;

function mapOperations(operations: PackedOperation[], map: MapList): PackedOperation[] {
  return operations.map(({ body, responses, ...operation }) => ({
    ...operation,
    ...(body && { body: { ...body, fields: mapAny(body.fields, map) as PackedFields } }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, members]) => [status, mapAny(members, map)]),
    ),
  }));
}

function mapMembers(list: PackedField[], map: MapList): PackedField[] {
  return list.map((item) => (typeof item === 'string' ? item : [item[0], mapAny(item[1], map)]));
}

function mapAny(members: PackedMembers, map: MapList): PackedMembers {
  if (typeof members === 'string') return members;
  if (Array.isArray(members)) return map(members);
  return { variants: members.variants.map((list) => mapAny(list, map) as PackedFields) };
}

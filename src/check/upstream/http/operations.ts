import type { Shape } from '../signatures/shapes';
import { mergeMembers } from '../signatures/shapes';

export interface Operation {
  method: string;
  path: string;
  deprecated?: boolean;
  /** Of an OAuth access token. */
  scope?: string;
  /** Of a scoped personal access token. */
  permissions?: string[];
  params: Shape[];
  body?: { contentTypes: string[]; fields: Shape[] };
  responses: OperationResponse[];
}

export interface ApiOperation {
  operation: Operation;
  api: string;
}

/** `4xx` covers 400 to 499, and doesn't define the body. */
interface OperationResponse {
  status: number | string;
  fields: Shape[];
  /** Shapes of the body, if there's more than one. `fields` has the fields of all. */
  variants?: Shape[][];
}

/** `query name?: type = default (deprecated)`, with any members. */
export type PackedField = string | [line: string, members: PackedMembers];
/** A string names a shared list. */
export type PackedFields = PackedField[] | string;
/** `variants` are the shapes that an object can have. */
export type PackedMembers = PackedFields | { variants: PackedFields[] };

export interface PackedOperation {
  operation: string;
  deprecated?: boolean;
  scope?: string;
  permissions?: string[];
  params?: PackedFields;
  body?: { contentTypes: string[]; fields: PackedFields };
  responses: Record<string, PackedMembers>;
}

export interface PackedApi {
  shapes: Record<string, PackedFields>;
  operations: PackedOperation[];
}

const LINE = /^(?:(path|query|header) )?(.+?)(\?)?: (.+?)(?: = (.+?))?( \(deprecated\))?$/;

export function unpackApi({ shapes, operations }: PackedApi): Operation[] {
  const fields = (packed: PackedFields): Shape[] =>
    typeof packed === 'string' ? fields(shapes[packed]!) : packed.map(unpackField);
  const unpackField = (item: PackedField): Shape => {
    const [line, members] = typeof item === 'string' ? [item] : item;
    const [, where, name = '', mark, type = '', value, deprecated] = LINE.exec(line) ?? [];
    return {
      name,
      type,
      optional: mark !== undefined,
      ...(where && { in: where }),
      ...(value !== undefined && { default: value }),
      ...(deprecated && { deprecated: true }),
      ...(members &&
        (hasVariants(members)
          ? { variants: members.variants.map(fields) }
          : { properties: fields(members) })),
    };
  };
  const bodyOf = (packed: PackedMembers): Pick<OperationResponse, 'fields' | 'variants'> => {
    if (!hasVariants(packed)) return { fields: fields(packed) };
    const variants = packed.variants.map(fields);
    return { fields: mergeMembers(variants), variants };
  };
  return operations.map(({ operation, params = [], body, responses, ...traits }) => {
    const [method = '', path = ''] = operation.split(' ');
    return {
      method,
      path,
      ...traits,
      params: fields(params),
      ...(body && { body: { ...body, fields: fields(body.fields) } }),
      responses: Object.entries(responses).map(([status, packed]) => ({
        status: /^\d+$/.test(status) ? Number(status) : status,
        ...bodyOf(packed),
      })),
    };
  });
}

function hasVariants(members: PackedMembers): members is { variants: PackedFields[] } {
  return typeof members === 'object' && 'variants' in members;
}

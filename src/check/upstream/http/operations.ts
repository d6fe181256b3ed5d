import type { Shape } from '../signatures/shapes';
import { mergeMembers } from '../signatures/shapes';

/** An operation of an HTTP API. */
export interface Operation {
  method: string;
  path: string;
  deprecated?: boolean;
  params: Shape[];
  body?: { contentTypes: string[]; fields: Shape[] };
  responses: OperationResponse[];
}

/** An operation and the name of its API. */
export interface ApiOperation {
  operation: Operation;
  api: string;
}

/** A response. The status `4xx` covers all statuses from 400 to 499, and doesn't define the body. */
export interface OperationResponse {
  status: number | string;
  fields: Shape[];
  /**
   * The fields of each shape, if the body can have several shapes. `fields` then contains all of
   * them.
   */
  variants?: Shape[][];
}

/**
 * A field as a line in the form `query name?: type = default (deprecated)`, with its members if it
 * has any.
 */
export type PackedField = string | [line: string, members: PackedMembers];
/** A list of fields, or the name of a shared list. */
export type PackedFields = PackedField[] | string;
/** The members of an object, or of each shape that it can have. */
export type PackedMembers = PackedFields | { variants: PackedFields[] };

/** An operation in the short form that the tables use. */
export interface PackedOperation {
  operation: string;
  deprecated?: boolean;
  params?: PackedFields;
  body?: { contentTypes: string[]; fields: PackedFields };
  responses: Record<string, PackedMembers>;
}

/** An API in the short form that the tables use. */
export interface PackedApi {
  /** Lists of fields that several operations share. */
  shapes: Record<string, PackedFields>;
  operations: PackedOperation[];
}

const LINE = /^(?:(path|query|header) )?(.+?)(\?)?: (.+?)(?: = (.+?))?( \(deprecated\))?$/;

/** Expands the short form. */
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
  return operations.map(({ operation, deprecated, params = [], body, responses }) => {
    const [method = '', path = ''] = operation.split(' ');
    return {
      method,
      path,
      ...(deprecated && { deprecated }),
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

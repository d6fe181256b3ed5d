import type { Shape } from '../coverage/shapes';
import { mergeMembers } from '../coverage/shapes';

/** An operation of an HTTP API as its description has it. */
export interface Operation {
  method: string;
  path: string;
  params: Shape[];
  body?: { contentTypes: string[]; fields: Shape[] };
  responses: OperationResponse[];
}

/** An answer; `4xx` stands for every status of its kind and says nothing of the body. */
export interface OperationResponse {
  status: number | string;
  fields: Shape[];
  /** Where the body is one of several: the fields of each; `fields` has them all. */
  variants?: Shape[][];
}

/** A field as a line, `name?: type (deprecated)`, with `in` in front of a parameter; or with its members. */
type PackedField = string | [line: string, members: PackedFields];
/** A list of fields, or the name of one that stands in several places. */
type PackedFields = PackedField[] | string;

/** The operations of an API in a short form. */
export interface PackedApi {
  shapes: Record<string, PackedFields>;
  operations: {
    operation: string;
    params?: PackedField[];
    body?: { contentTypes: string[]; fields: PackedFields };
    responses: Record<string, PackedFields | { variants: PackedFields[] }>;
  }[];
}

const LINE = /^(?:(path|query|header) )?(.+?)(\?)?: (.+?)( \(deprecated\))?$/;

/** Unfolds the short form. */
export function unpackApi({ shapes, operations }: PackedApi): Operation[] {
  const fields = (packed: PackedFields): Shape[] => {
    const list = typeof packed === 'string' ? shapes[packed]! : packed;
    return (list as PackedField[]).map((item) => {
      const [line, members] = typeof item === 'string' ? [item] : item;
      const [, where, name = '', mark, type = '', deprecated] = LINE.exec(line) ?? [];
      return {
        name,
        type,
        optional: mark !== undefined,
        ...(where && { in: where }),
        ...(deprecated && { deprecated: true }),
        ...(members && { properties: fields(members) }),
      };
    });
  };
  return operations.map(({ operation, params = [], body, responses }) => {
    const [method = '', path = ''] = operation.split(' ');
    return {
      method,
      path,
      params: fields(params),
      ...(body && { body: { ...body, fields: fields(body.fields) } }),
      responses: Object.entries(responses).map(([status, packed]) => ({
        status: /^\d+$/.test(status) ? Number(status) : status,
        ...(typeof packed === 'object' && 'variants' in packed
          ? allOf(packed.variants.map(fields))
          : { fields: fields(packed) }),
      })),
    };
  });
}

function allOf(variants: Shape[][]): Pick<OperationResponse, 'fields' | 'variants'> {
  const fields = mergeMembers(variants).map((shape): Shape => {
    const found = variants.flat().filter(({ name }) => name === shape.name);
    return { ...shape, type: [...new Set(found.map(({ type }) => type))].join(' | ') };
  });
  return { fields, variants };
}

/** A parameter, flag, or field. Missing traits aren't compared. */
export interface Shape {
  /** If undefined, any name is fine, as for a destructured parameter. */
  name?: string | undefined;
  type?: string;
  optional?: boolean;
  deprecated?: boolean;
  in?: string;
  shorthand?: string;
  default?: string;
  properties?: Shape[];
  variants?: Shape[][];
}

/** By function name or `Class.member`. Null for properties. */
export type Members = Record<string, Shape[] | null>;

/** A member that some shapes lack is optional. */
export function mergeMembers(shapes: Shape[][]): Shape[] {
  const names = [...new Set(shapes.flatMap((members) => members.map(({ name }) => name)))];
  return names.map((name): Shape => {
    const found = shapes.map((members) => members.find((member) => member.name === name));
    const present = found.filter((member) => member !== undefined);
    const optional = present.length < shapes.length || present.some((item) => item.optional);
    const inner = present.flatMap(({ properties }) => (properties ? [properties] : []));
    const types = present.flatMap(({ type }) => (type === undefined ? [] : [type]));
    return {
      ...present[0],
      optional,
      ...(types.length > 0 && { type: [...new Set(types)].join(' | ') }),
      ...(inner.length > 0 && { properties: mergeMembers(inner) }),
    };
  });
}

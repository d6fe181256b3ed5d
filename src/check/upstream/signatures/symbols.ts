/** The public members of a library. A parameter is a line: `name?: type = default`. */
export interface SymbolTable {
  /** The parameters of a function or of `Class.method`; null for a getter or a field. */
  members: Record<string, string[] | null>;
  /** The members of an options type. For a union, its types joined by ` | `. */
  options: Record<string, string[] | string>;
  /** The release that added a member. Members without one are as old as the first release. */
  since?: Record<string, string>;
  /** The deprecated members, if the source lists them. */
  deprecated?: string[];
}

/** A parameter in the sources. */
export interface SourceParameter {
  name: string;
  type: string;
  required?: boolean;
  default?: string;
}

/** Returns a parameter as a line of a symbol table. */
export function parameterLine({ name, type, required, ...more }: SourceParameter): string {
  const value = more.default === undefined ? '' : ` = ${more.default}`;
  return `${name}${required ? '' : '?'}: ${type}${value}`;
}

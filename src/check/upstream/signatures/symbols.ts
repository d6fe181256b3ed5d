/** A parameter is a line: `name?: type = default`. */
export interface SymbolTable {
  /** Parameters of a function or of `Class.method`. Null for a getter or a field. */
  members: Record<string, string[] | null>;
  /** By options type. For a union, its types joined by ` | `. */
  options: Record<string, string[] | string>;
  /** Members without a release are as old as the first one. */
  since?: Record<string, string>;
  /** If the source lists them. */
  deprecated?: string[];
}

export interface SourceParameter {
  name: string;
  type: string;
  required?: boolean;
  default?: string;
}

/** In the form of `SymbolTable`. */
export function parameterLine({ name, type, required, ...more }: SourceParameter): string {
  const value = more.default === undefined ? '' : ` = ${more.default}`;
  return `${name}${required ? '' : '?'}: ${type}${value}`;
}

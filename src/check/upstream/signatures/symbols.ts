/** Parameters are lines: `name?: type = default`. */
export interface SymbolTable {
  /** Of a function or `Class.method`. Null for a getter or a field. */
  members: Record<string, string[] | null>;
  /** By type. A union's types are joined by ` | `. */
  options: Record<string, string[] | string>;
  /** Missing members are as old as the first release. */
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

/** As in `SymbolTable`. */
export function parameterLine({ name, type, required, ...more }: SourceParameter): string {
  const value = more.default === undefined ? '' : ` = ${more.default}`;
  return `${name}${required ? '' : '?'}: ${type}${value}`;
}

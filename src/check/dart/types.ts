/** A function type has a `call`. A class name has the type `Type<Class>`. */
export interface DartType {
  name: string;
  args: DartType[];
  nullable: boolean;
  call?: Signature;
}

export interface Signature {
  returns: DartType;
  generics: string[];
  positional: Parameter[];
  named: Map<string, Parameter>;
  /** Arguments aren't checked. */
  isOpen?: boolean;
}

interface Parameter {
  type: DartType;
  required: boolean;
}

/** Not nullable. */
export function typeOf(name: string, ...args: DartType[]): DartType {
  return { name, args, nullable: false };
}

/** Its members aren't checked. */
export const UNKNOWN = typeOf('dynamic');

const parsed = new Map<string, DartType>();

/** `Future<User?>` or `void Function(int a, {String? b})`. */
export function parseType(text: string): DartType {
  const type = parsed.get(text) ?? new TypeParser(text).type();
  parsed.set(text, type);
  return type;
}

class TypeParser {
  private readonly tokens: string[];
  private at = 0;

  constructor(text: string) {
    this.tokens = text.match(/\w+|[^\s\w]/g) ?? [];
  }

  type(): DartType {
    let type = UNKNOWN;
    // The fields of a record aren't checked.
    if (this.skip('(')) this.list(')', () => this.name());
    else if (!this.isFunction()) {
      const name = this.name();
      type = typeOf(name, ...(this.skip('<') ? this.list('>', () => this.type()) : []));
    }
    for (;;) {
      if (this.skip('?')) type = { ...type, nullable: true };
      else if (this.isFunction()) type = this.functionType(type);
      else return type;
    }
  }

  private functionType(returns: DartType): DartType {
    const call: Signature = { returns, generics: [], positional: [], named: new Map() };
    this.skip('Function');
    if (this.skip('<')) call.generics = this.list('>', () => this.name());
    const parameter = (isOptional: boolean): [name: string, Parameter] => {
      const required = this.skip('required') || !isOptional;
      const type = this.type();
      return [/^\w/.test(this.tokens[this.at] ?? '') ? this.name() : '', { type, required }];
    };
    const positional = (isOptional: boolean) => call.positional.push(parameter(isOptional)[1]);
    this.skip('(');
    this.list(')', () => {
      if (this.skip('[')) this.list(']', () => positional(true));
      else if (this.skip('{')) call.named = new Map(this.list('}', () => parameter(true)));
      else positional(false);
    });
    return { ...typeOf('Function'), call };
  }

  private isFunction(): boolean {
    return this.tokens[this.at] === 'Function' && /[(<]/.test(this.tokens[this.at + 1] ?? '');
  }

  private name(): string {
    return this.tokens[this.at++] ?? UNKNOWN.name;
  }

  private skip(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at++;
    return true;
  }

  private list<T>(end: string, read: () => T): T[] {
    const items: T[] = [];
    while (this.at < this.tokens.length && !this.skip(end)) {
      items.push(read());
      this.skip(',');
    }
    return items;
  }
}

/** `bindings` maps type parameters to types. */
export function substitute(type: DartType, bindings: ReadonlyMap<string, DartType>): DartType {
  const bound = bindings.get(type.name);
  if (bound) return { ...bound, nullable: bound.nullable || type.nullable };
  const inner = (item: Parameter) => ({ ...item, type: substitute(item.type, bindings) });
  const args = type.args.map((arg) => substitute(arg, bindings));
  if (!type.call) return { ...type, args };
  const { returns, positional, named } = type.call;
  const call = {
    ...type.call,
    returns: substitute(returns, bindings),
    positional: positional.map(inner),
    named: new Map([...named].map(([name, item]) => [name, inner(item)])),
  };
  return { ...type, args, call };
}

/** A missing argument is unknown. */
export function bind(generics: string[], args: DartType[]): Map<string, DartType> {
  return new Map(generics.map((name, index) => [name, args[index] ?? UNKNOWN]));
}

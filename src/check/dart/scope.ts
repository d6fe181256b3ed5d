import type { DartType } from './types';
import { UNKNOWN } from './types';

/** The names that a sample declares: variables, parameters, functions, and classes. */
export class Scope {
  private readonly types = new Map<string, DartType>();

  constructor(private readonly parent?: Scope) {}

  set(name: string, type: DartType): void {
    this.types.set(name, type);
  }

  get(name: string): DartType | undefined {
    return this.types.get(name) ?? this.parent?.get(name);
  }

  /** Makes a name unknown where it's declared, for types that depend on the flow of the code. */
  forget(name: string): void {
    if (this.types.has(name)) this.types.set(name, UNKNOWN);
    else this.parent?.forget(name);
  }
}

import type { DartType } from './types';
import { UNKNOWN } from './types';

export class Scope {
  private readonly types = new Map<string, DartType>();

  constructor(private readonly parent?: Scope) {}

  set(name: string, type: DartType): void {
    this.types.set(name, type);
  }

  get(name: string): DartType | undefined {
    return this.types.get(name) ?? this.parent?.get(name);
  }

  /** A type is unknown if it depends on control flow. */
  forget(name: string): void {
    if (this.types.has(name)) this.types.set(name, UNKNOWN);
    else this.parent?.forget(name);
  }
}

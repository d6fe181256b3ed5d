import nodeCrypto from 'node:crypto';

/** Each build creates the same files. */
const CREATED = Date.UTC(2026, 0, 1);

/** Replaces clocks and random numbers. Only call it in a process that does nothing else. */
export function makeRepeatable(): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...values: []) {
      super(...((values.length > 0 ? values : [CREATED]) as []));
    }
    static override now() {
      return CREATED;
    }
  } as DateConstructor;
  performance.now = () => 0;
  const fill = <T extends NodeJS.ArrayBufferView>(view: T): T => {
    new Uint8Array(view.buffer, view.byteOffset, view.byteLength).fill(7);
    return view;
  };
  crypto.getRandomValues = fill as typeof crypto.getRandomValues;
  nodeCrypto.randomFillSync = fill as typeof nodeCrypto.randomFillSync;
}

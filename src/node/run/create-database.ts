import nodeCrypto from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { handleTask } from '../cache/run-in-process';

/** The time at which the database is created, so that each build creates the same files. */
const CREATED = Date.UTC(2026, 0, 1);

/** Replaces clocks and random numbers. That's safe because this process does nothing else. */
function makeRepeatable(): void {
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

// Creates an empty database and returns its folder as a tar archive, without the template databases.
handleTask(async () => {
  makeRepeatable();
  const postgres = await PGlite.create();
  await postgres.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await postgres.exec(`drop database ${name}`);
  const folder = await postgres.dumpDataDir('none');
  return new Uint8Array(await folder.arrayBuffer());
});

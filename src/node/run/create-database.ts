import { PGlite } from '@electric-sql/pglite';
import { handleTask } from '../base/run-in-process';
import { makeRepeatable } from './repeatable';

// Returns the folder of an empty database as a tar archive, without the template databases.
handleTask(async () => {
  makeRepeatable();
  const postgres = await PGlite.create();
  await postgres.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await postgres.exec(`drop database ${name}`);
  const folder = await postgres.dumpDataDir('none');
  return new Uint8Array(await folder.arrayBuffer());
});

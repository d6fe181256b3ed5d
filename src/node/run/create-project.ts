import { PGlite } from '@electric-sql/pglite';
import { ExampleServer } from '../../run/engine/example-server';
import { pgcrypto, uuid_ossp } from '../../run/engine/pglite-extensions';
import { BLOCK, filesInArchive, foldArchive } from '../../run/engine/fold-archive';
import { PRELUDE } from '../../run/engine/texts';

/** The database that Lite uses. A new project's own database is `postgres`. */
const API_DATABASE = 'lite';

/** Creates both databases in the folder of an empty one, and returns it as a folded tar archive. */
export async function createProject(empty: Uint8Array<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  // The prelude creates these two. Others, such as pg_stat_statements, change the configuration.
  const extensions = { uuid_ossp, pgcrypto };
  const postgres = await PGlite.create({ loadDataDir: new Blob([empty]), extensions });
  await postgres.exec(`create database ${API_DATABASE} template postgres strategy file_copy`);
  await postgres.exec(PRELUDE);
  const loadDataDir = new Blob([await dump(postgres)]);
  const server = await ExampleServer.connect('', { loadDataDir, database: API_DATABASE });
  await server.createSystemSchema();
  await server.postgres.exec('grant usage on schema auth to anon, authenticated, service_role');
  const folder = await dump(server.postgres);
  await server.close();
  foldArchive(folder);
  return folder;
}

/** Size of a page in the write-ahead log, in bytes. */
const LOG_PAGE = 8192;

/** The log in the folder only contains the last checkpoint. */
async function dump(postgres: PGlite): Promise<Buffer<ArrayBuffer>> {
  for (const sql of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) {
    await postgres.exec(sql);
  }
  const { rows } = await postgres.query<{ file: string; end: number }>(
    `select redo_wal_file as file, file_offset as end
    from pg_control_checkpoint(), pg_walfile_name_offset(pg_current_wal_lsn())`,
  );
  const folder = await postgres.dumpDataDir('none');
  const { file, end } = rows[0]!;
  return withoutOldLogs(Buffer.from(await folder.arrayBuffer()), file, end + 2 * LOG_PAGE);
}

/**
 * Removes all log files but `current`, whose bytes after `end` become zeros: Postgres reuses old
 * files, so they contain old entries.
 */
function withoutOldLogs(
  archive: Buffer<ArrayBuffer>,
  current: string,
  end: number,
): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  let kept = 0;
  for (const { path, content } of filesInArchive(archive)) {
    const log = /pg_wal\/([0-9A-F]{24})$/.exec(path)?.[1];
    if (log === current) content.fill(0, end);
    if (!log || log === current) continue;
    const start = content.byteOffset - archive.byteOffset;
    parts.push(archive.subarray(kept, start - BLOCK));
    kept = start + Math.ceil(content.length / BLOCK) * BLOCK;
  }
  return Buffer.concat([...parts, archive.subarray(kept)]);
}

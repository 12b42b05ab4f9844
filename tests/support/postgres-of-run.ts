import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../server/store/postgres.ts';
import { execute, migratedDatabase, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL; undefined in tests on SQLite. */
    postgresUrl: string | undefined;
  }
}

/** Starts one PostgreSQL for all tests of the project. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await execute(server.url, `create database ${migratedDatabase} template template0`);
  const db = openPostgres(new URL(`/${migratedDatabase}`, server.url), () => {});
  await db.introspection.getTables();
  await db.destroy();
  provide('postgresUrl', server.url);
  return () => server.stop();
}

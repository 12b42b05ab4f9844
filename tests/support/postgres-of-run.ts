import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the run's PostgreSQL; undefined where tests run on SQLite. */
    postgresUrl: string | undefined;
  }
}

/** Starts one PostgreSQL for all tests of the project that runs on it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  provide('postgresUrl', server.url);
  return () => server.stop();
}

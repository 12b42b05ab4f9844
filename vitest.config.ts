import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { contentModules } from './site/build/content-modules.ts';
import { fixtureContent } from './tests/support/fixture-content.ts';

/**
 * Tests that also run on PostgreSQL: what differs between the stores. The rest of the server runs on SQLite only.
 */
const onBothStores = [
  'server/appointments',
  'server/clock-steps',
  'server/erase',
  'server/idempotency',
  'server/letter-limits',
  'server/newer-store',
  'server/newsletter-subscribe',
  'server/outbox',
  'server/retention',
  'server/unreadable-rows',
  'faults/bookings',
  'faults/clock-jumps',
  'faults/command-kills',
  'faults/kill',
  'faults/kill-cycles',
  'faults/power-cut',
].map((name) => `tests/${name}.test.ts`);

/** Tests of several processes on one database, or of PostgreSQL. */
const onPostgresOnly = [
  'faults/database-failover',
  'faults/database-restart',
  'faults/shared-database',
  'server/postgres-store',
  'server/store-command',
].map((name) => `tests/${name}.test.ts`);

/** Tests that replace modules, or read them again. */
const isolated = ['unit/publication', 'unit/tags', 'unit/toasts'].map(
  (name) => `tests/${name}.test.ts`,
);

// The tests' modules read the words of the fixture.
process.env.CONTENT_DIR ??= fixtureContent;

export default defineConfig({
  plugins: [contentModules()],
  resolve: {
    alias: {
      'astro:assets': fileURLToPath(import.meta.resolve('./tests/support/astro-modules.ts')),
      'astro:content': fileURLToPath(import.meta.resolve('./tests/support/astro-modules.ts')),
      'virtual:own-pictures': fileURLToPath(
        import.meta.resolve('./tests/support/astro-modules.ts'),
      ),
    },
  },
  test: {
    maxWorkers: availableParallelism(),
    // A worker loads the modules of the project once: loading them for each file takes longer than the tests.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // `npm test` leaves these out; `npm run test:all` runs them.
    tags: [{ name: 'nightly', description: 'Slow: runs in `npm run test:all` only.' }],
    env: { CONTENT_DIR: fixtureContent },
    reporters: ['default', './tests/run/vitest-reporter.ts'],
    setupFiles: ['tests/support/each-file.ts'],
    // Tests wait for events, which are late on a busy machine. These limits only end a test that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 200_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,content}/**/*.test.ts'],
          exclude: isolated,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: isolated, isolate: true },
      },
      {
        extends: true,
        test: {
          // The built fixture site, read without a browser.
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: 'tests/e2e/support/fixture-site.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['tests/{server,faults}/**/*.test.ts'],
          exclude: onPostgresOnly,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...onBothStores, ...onPostgresOnly],
          globalSetup: 'tests/support/postgres-of-run.ts',
        },
      },
    ],
  },
});

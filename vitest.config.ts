import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { firmWords } from './site/build/firm-words.ts';
import { fixtureContent } from './tests/support/fixture-content.ts';

/** Tests that open no store, or test SQLite. */
const onSqliteOnly = [
  'addresses',
  'backoff',
  'backup',
  'built-site',
  'commit-together',
  'config',
  'caddy',
  'connections',
  'cors',
  'csv',
  'deploy',
  'disk-watch',
  'launch-asks',
  'launch-check',
  'launch-sample',
  'linear-work',
  'mail-headers',
  'migrations',
  'nginx',
  'raw-requests',
  'regular-expressions',
  'security-headers',
  'settings-table',
  'site-wire',
  'static-site',
  'systemd',
  'token-secret',
  'validation',
  'worker-id',
]
  .map((name) => `tests/server/${name}.test.ts`)
  .concat([
    'tests/faults/broken-store.test.ts',
    'tests/faults/full-disk.test.ts',
    'tests/faults/lost-store.test.ts',
  ]);

/** Tests of several processes on one database, or of PostgreSQL. */
const onPostgresOnly = [
  'tests/faults/database-failover.test.ts',
  'tests/faults/database-restart.test.ts',
  'tests/faults/replaced-database.test.ts',
  'tests/faults/shared-database.test.ts',
  'tests/server/postgres-store.test.ts',
  'tests/server/shared-limits.test.ts',
  'tests/server/store-command.test.ts',
];

// The tests' modules read the words of the fixture.
process.env.CONTENT_DIR ??= fixtureContent;

export default defineConfig({
  plugins: [firmWords()],
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
    // Most tests wait for servers and disks.
    maxWorkers: 4,
    env: { CONTENT_DIR: fixtureContent },
    setupFiles: ['tests/support/fuzz-seed.ts'],
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
          include: ['tests/{server,faults}/**/*.test.ts'],
          exclude: onSqliteOnly,
          globalSetup: 'tests/support/postgres-of-run.ts',
        },
      },
    ],
  },
});

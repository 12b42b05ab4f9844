import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { confirmClock, countExpiredLeads, leadsKeptYears } from '../jobs/retention.ts';
import { describeFailure } from '../outbox/attempt.ts';
import { openStore } from '../store/open-store.ts';
import { getSqliteFile } from '../store/sqlite.ts';
import { closeStore, type StoreTransaction } from '../store/store.ts';
import { formatCount, formatLongTime } from '../text/format.ts';
import { CommandError, createCommand, type Run, runAsProcess } from './command.ts';

/** In this order: deliveries refer to the others. */
export const movedTables = [
  'leads',
  'subscriptions',
  'suppressions',
  'appointments',
  'heldTimes',
  'moments',
  'deliveries',
] as const;

/** Rows that are written together, fewer than PostgreSQL can bind. */
const batchRows = 500;

/** Copies the store in DATA_DIR to an empty PostgreSQL database, in one transaction. */
const move: Run = async ({ store, config }) => {
  if (store.kind !== 'postgres') throw new CommandError('Set DATABASE_URL to the empty database.');
  const file = getSqliteFile(config.DATA_DIR);
  if (!existsSync(file)) throw new CommandError(`There is no ${file}.`);
  // Applies the migrations that the file misses.
  await closeStore(await openStore({ DATA_DIR: config.DATA_DIR }));
  const source = new Database(file, { timeout: 0 });
  try {
    // The only connection alone gets this lock, so it also finds a server that runs.
    source.pragma('locking_mode = exclusive');
    source.exec('begin exclusive');
    const counts = await store.db.transaction().execute((target) => copyTables(source, target));
    return `${counts.join('\n')}\n\nStart the servers with DATABASE_URL, and with one TOKEN_SECRET for all.\nThe source is unchanged. Keep it as a backup; never serve it again, or its leads are sent twice.\n`;
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    // A database's message may quote the rejected row.
    throw new CommandError(
      `Nothing was moved (${describeFailure(cause)}). Is the server stopped?`,
      { cause },
    );
  } finally {
    source.close();
  }
};

/** As `CamelCasePlugin` names a table. */
const toSnakeCase = (table: string) =>
  table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

async function copyTables(source: Database.Database, target: StoreTransaction): Promise<string[]> {
  const counts = [];
  for (const table of movedTables) {
    if (await target.selectFrom(table).selectAll().limit(1).executeTakeFirst()) {
      throw new CommandError('The target already contains data. Nothing was moved.');
    }
    const rows = source
      .prepare<[], Record<string, unknown>>(`select * from ${toSnakeCase(table)}`)
      .all();
    for (let first = 0; first < rows.length; first += batchRows) {
      const batch = rows.slice(first, first + batchRows);
      const columns = sql.join(Object.keys(batch[0] ?? {}).map((name) => sql.ref(name)));
      const values = batch.map((row) => sql`(${sql.join(Object.values(row))})`);
      const into = sql`insert into ${sql.table(table)} (${columns})`;
      await sql`${into} values ${sql.join(values)}`.execute(target);
    }
    counts.push(`${table}: ${rows.length}`);
  }
  await target.updateTable('deliveries').set({ leaseUntil: null }).execute();
  return counts;
}

const confirm: Run = async ({ store, now, confirm: ask }) => {
  const leads = await countExpiredLeads(store, now);
  const verb = leads === 1 ? 'is' : 'are';
  const time = `The clock of this machine says ${new Date(now).toISOString()}, that is ${formatLongTime('UTC', now)}.`;
  const expired = `${formatCount(leads, 'consultation request')} ${verb} older than ${leadsKeptYears} years.`;
  await ask(`${time}\n${expired} The server will delete them.`);
  await confirmClock(store, now);
  return [
    time,
    'Retention uses it from now on: the server checks again within an hour, or when it starts.',
    `${expired} The next run deletes them.`,
    "If this is not today's date, set the clock and run this again within the hour.",
    '',
  ].join('\n');
};

export const store = createCommand('store', {
  move: {
    usage: 'move',
    help: 'copy the store in DATA_DIR to the empty database of DATABASE_URL; stop the server first',
    run: move,
  },
  'confirm-clock': {
    usage: 'confirm-clock [--yes]',
    help: 'confirm that the clock is right, so that retention continues after a jump',
    run: confirm,
  },
});

if (import.meta.main) await runAsProcess(store);

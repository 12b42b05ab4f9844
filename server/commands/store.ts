import { parseArgs } from 'node:util';
import { describeFailure } from '../deliveries/attempt.ts';
import { confirmClock, getLeadExpiry, leadsKeptYears } from '../domain/delete-expired.ts';
import {
  CopyError,
  copyRows,
  countOtherConnections,
  isSqliteInUse,
  type RowCounts,
  sqliteExists,
} from '../store/copy-rows.ts';
import { countLeadsBefore } from '../store/expired-rows.ts';
import { openStore } from '../store/open-store.ts';
import { closeStore, type Store } from '../store/store.ts';
import { formatCount, formatLongTime } from '../text/format.ts';
import {
  type CommandContext,
  CommandError,
  confirmOptions,
  createCommand,
  type Run,
  runAsProcess,
  UsageError,
} from './command.ts';
import { formatTable } from './output.ts';

type Kind = Store['kind'];

const move: Run = async (context, args) => {
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const kinds = [values.from, values.to];
  if (!kinds.includes('sqlite') || !kinds.includes('postgres')) {
    throw new UsageError("Use '--from sqlite --to postgres' or '--from postgres --to sqlite'.");
  }
  const from: Kind = values.from === 'sqlite' ? 'sqlite' : 'postgres';
  await assertNotInUse(context, from);
  const sqlite = await openStore({ DATA_DIR: context.config.DATA_DIR });
  try {
    const [source, target] = from === 'sqlite' ? [sqlite, context.store] : [context.store, sqlite];
    return formatReport(from, await copyRows(source, target).catch(throwMoveError), context);
  } finally {
    await closeStore(sqlite);
  }
};

/** Data that is written during the move would be lost. */
async function assertNotInUse({ store, config }: CommandContext, from: Kind): Promise<void> {
  if (store.kind !== 'postgres') {
    throw new CommandError(
      'Set DATABASE_URL to the PostgreSQL database; the SQLite store is the one in DATA_DIR.',
    );
  }
  const others = await countOtherConnections(store);
  if (others > 0) {
    const who = others === 1 ? '1 connection' : `${others} connections`;
    throw new CommandError(
      `The PostgreSQL database is in use (${who}). Stop every server on it first.`,
    );
  }
  if (sqliteExists(config.DATA_DIR)) {
    if (isSqliteInUse(config.DATA_DIR)) {
      throw new CommandError('The store in DATA_DIR is in use. Stop the server first.');
    }
  } else if (from === 'sqlite') {
    throw new CommandError(`There is no SQLite store in DATA_DIR (${config.DATA_DIR}).`);
  }
}

/** Leaves out a database's message, which may quote the rejected row. */
function throwMoveError(cause: unknown): never {
  const reason =
    cause instanceof CopyError ? cause.message : `A store failed (${describeFailure(cause)}).`;
  throw new CommandError(`${reason} Nothing was moved.`, { cause });
}

function formatReport(from: Kind, counts: RowCounts, { config }: CommandContext): string {
  const columns = ['MOVED', 'ROWS'];
  const rows = [
    ['consultation requests', String(counts.consultation_requests)],
    ['newsletter subscriptions', String(counts.subscriptions)],
    ['suppressed addresses', String(counts.suppressions)],
    ['appointments', String(counts.appointments)],
    ['deliveries', String(counts.deliveries)],
  ];
  const next =
    from === 'sqlite'
      ? `Start the servers with DATABASE_URL, and with one TOKEN_SECRET for all: ${getSecretAdvice(config.TOKEN_SECRET)}`
      : 'Start the one server without DATABASE_URL, and with the TOKEN_SECRET of before.';
  return `${formatTable(columns, rows)}\n\n${next}\nThe source is unchanged. Keep it as a backup; never serve it again, or its leads are sent twice.\n`;
}

const getSecretAdvice = (secret: string | undefined) =>
  secret === undefined
    ? 'the content of the file token-secret in DATA_DIR, or links in emails sent so far end and unsubscribed addresses are no longer recognized.'
    : 'the one that is set now.';

const confirm: Run = async ({ store, now, confirm: ask }, args) => {
  const { yes } = parseArgs({ args, options: confirmOptions }).values;
  const leads = await countLeadsBefore(store, getLeadExpiry(now));
  const verb = leads === 1 ? 'is' : 'are';
  const time = `The clock of this machine says ${new Date(now).toISOString()}, that is ${formatLongTime('UTC', now)}.`;
  const expired = `${formatCount(leads, 'consultation request')} ${verb} older than ${leadsKeptYears} years.`;
  await ask(`${time}\n${expired} The server will delete them.`, yes);
  await confirmClock(store, now);
  return [
    time,
    'Retention uses it from now on: the server checks again within an hour, or when it starts.',
    `${expired} Delivered ones are deleted in the next run; undelivered ones are first announced in the log by two runs.`,
    "If this is not today's date, set the clock and run this again within the hour.",
    '',
  ].join('\n');
};

export const store = createCommand('store', {
  move: {
    usage: 'move --from sqlite --to postgres',
    help: 'copy everything from DATA_DIR to DATABASE_URL, or back with the two kinds swapped',
    run: move,
  },
  'confirm-clock': {
    usage: 'confirm-clock [--yes]',
    help: 'confirm that the clock is right, so that retention continues after a jump',
    run: confirm,
  },
});

if (import.meta.main) await runAsProcess(store);

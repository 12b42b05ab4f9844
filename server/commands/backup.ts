import { existsSync, realpathSync } from 'node:fs';
import { chmod, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Config, loadConfig } from '../config.ts';
import { describeFailure } from '../outbox/attempt.ts';
import { getTokenSecretFile } from '../secrets.ts';
import { getSqliteFile, openSqlite } from '../store/sqlite.ts';
import { formatCount } from '../text/format.ts';
import { type Command, CommandError, report, requireOne, runAsProcess } from './command.ts';

const help = [
  'Usage: npm run backup -- FILE [--overwrite]',
  '',
  'Copies the store to FILE while the server runs, and checks the copy.',
  '  --overwrite  replace FILE if it exists',
  '',
].join('\n');

async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help) return help;
  const file = resolve(requireOne(positionals, 'file to write'));
  const { config } = loadConfig(environment);
  assertBackupPossible(config, file, values.overwrite);
  const { contents, secretFile } = await createBackup(config, file);
  const lines = [`${file} contains ${contents}.`];
  if (secretFile) lines.push(`${secretFile} signs the links in emails. Keep both files together.`);
  if (config.TOKEN_SECRET) lines.push('Keep TOKEN_SECRET with it: it signs the links in emails.');
  return `${lines.join('\n')}\n`;
}

/** @throws CommandError if this file must not be written or there is no store */
function assertBackupPossible(
  { DATABASE_URL, DATA_DIR }: Config,
  file: string,
  overwrite: boolean,
): void {
  if (DATABASE_URL) {
    throw new CommandError(
      `The store is PostgreSQL, which has its own backup command. Run this, and keep TOKEN_SECRET with the dump:\n\n  pg_dump --format=custom --file=${quoteForShell(file)} "$DATABASE_URL"\n`,
    );
  }
  const store = resolve(getSqliteFile(DATA_DIR));
  // Opening the store would create an empty one.
  if (!existsSync(store)) throw new CommandError(`There is no store at ${store}.`);
  if (!existsSync(dirname(file))) throw new CommandError(`There is no folder ${dirname(file)}.`);
  if (`${realpathSync(dirname(file))}${sep}`.startsWith(`${realpathSync(DATA_DIR)}${sep}`)) {
    throw new CommandError(
      'A backup inside DATA_DIR would be lost with it. Choose another folder.',
    );
  }
  const existing = [file, getSecretBackupPath(file)].find((path) => existsSync(path));
  if (existing && !overwrite) {
    throw new CommandError(`${existing} already exists. Choose another name, or add --overwrite.`);
  }
}

const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The secret that signs links is copied next to the backup: without it, links in sent emails stop working. */
const getSecretBackupPath = (file: string) => `${file}.token-secret`;

/**
 * Copies the SQLite store while the server runs, and the generated secret next to it. The backup
 * appears under its name only when it is complete, and replaces an earlier file only then.
 * @param file in a folder that exists
 * @returns what the copy contains, and the file of the secret unless that is a setting or was never created
 * @throws CommandError with a reason that an operator can act on; an earlier file of that name is then unchanged
 */
async function createBackup({ DATA_DIR, TOKEN_SECRET }: Config, file: string) {
  const folder = dirname(file);
  const temporary = join(folder, `.${basename(file)}.${process.pid}.part`);
  try {
    await copySqlite(DATA_DIR, temporary);
    const contents = checkCopy(temporary);
    const secret = getTokenSecretFile(DATA_DIR);
    const secretFile =
      TOKEN_SECRET === undefined && existsSync(secret) ? getSecretBackupPath(file) : undefined;
    // The secret first: a store without it would reject the links in its letters.
    if (secretFile) {
      const part = `${temporary}-secret`;
      await writeFile(part, await readFile(secret), { mode: 0o600, flush: true });
      await rename(part, secretFile);
      await syncToDisk(folder);
    }
    await rename(temporary, file);
    await syncToDisk(folder);
    return { contents, secretFile };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The backup could not be written (${describeFailure(error)}).`);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Copies a snapshot of the store while others write. Every row is rewritten, so the copy contains
 * no deleted data, not even in its free space.
 * @param target must not exist; it is on disk once this resolves
 */
async function copySqlite(dataDir: string, target: string): Promise<void> {
  const db = openSqlite(dataDir);
  try {
    await sql`vacuum into ${target}`.execute(db);
  } finally {
    await db.destroy();
  }
  await chmod(target, 0o600);
  await syncToDisk(target);
}

const rowCounts = z.object({ leads: z.number(), subscriptions: z.number() });

/** @throws CommandError if the copy does not pass SQLite's checks */
function checkCopy(file: string): string {
  const copy = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const isIntact = copy.pragma('integrity_check', { simple: true }) === 'ok';
    const orphans = z.array(z.unknown()).parse(copy.pragma('foreign_key_check'));
    if (!isIntact || orphans.length > 0) {
      throw new CommandError(
        'The copy did not pass its check and was deleted. The disk or the store is damaged.',
      );
    }
    const count = (table: string) => `(select count(*) from ${table})`;
    const row = copy
      .prepare(`select ${count('leads')} leads, ${count('subscriptions')} subscriptions`)
      .get();
    const { leads, subscriptions } = rowCounts.parse(row);
    return `${formatCount(leads, 'lead')} and ${formatCount(subscriptions, 'subscription')}`;
  } finally {
    copy.close();
  }
}

/** Makes a file durable, or the new, renamed and deleted names in a folder. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const backup: Command = (args, environment = process.env) =>
  report(help, () => run(args, environment));

if (import.meta.main) await runAsProcess(backup);

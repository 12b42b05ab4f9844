import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { failureReason } from '../deliveries/failure-reason.ts';
import { mailFolderIn } from '../deliveries/mail/stored-mails.ts';
import { backUp, secretBeside } from '../domain/backup.ts';
import { loadConfig } from '../load-config.ts';
import { DamagedCopyError } from '../store/copy-sqlite.ts';
import { sqliteFile } from '../store/sqlite.ts';
import { formatCount } from '../text/format.ts';
import { CommandError, UsageError } from './command.ts';
import { report } from './report.ts';

const help = [
  'Usage: npm run backup -- FILE [--overwrite]',
  '',
  'Copies the store to FILE while the server runs, and checks the copy.',
  '  --overwrite  replace FILE if it exists',
  '',
].join('\n');

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help) return help;
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0)
    throw new UsageError('Name exactly one file to write.');
  const { config } = loadConfig();
  const file = resolve(name);
  refuse(config, file, values.overwrite);
  const { rows, secretFile } = await backUp(config, file, Date.now()).catch(asCommandError);
  const held = [formatCount(rows.leads, 'lead'), formatCount(rows.subscriptions, 'subscription')];
  const lines = [`${file} holds ${held.join(' and ')}.`];
  if (secretFile) lines.push(`${secretFile} signs the links in mails. Keep both files together.`);
  if (config.TOKEN_SECRET) lines.push('Keep TOKEN_SECRET with it: it signs the links in mails.');
  const mails = mailFolderIn(config.DATA_DIR);
  if (existsSync(mails))
    lines.push(`Not included: ${resolve(mails)}, which holds copies of data in the store.`);
  return `${lines.join('\n')}\n`;
}

/** @throws CommandError if this file must not be written, or there is nothing to write */
function refuse({ DATABASE_URL, DATA_DIR }: Config, file: string, overwrite: boolean): void {
  if (DATABASE_URL) {
    throw new CommandError(
      `The store is PostgreSQL, which has its own backup command. Run this, and keep TOKEN_SECRET with the dump:\n\n  pg_dump --format=custom --file=${quoted(file)} "$DATABASE_URL"\n`,
    );
  }
  const store = resolve(sqliteFile(DATA_DIR));
  // Opening it would create an empty one, and a good backup of nothing.
  if (!existsSync(store)) throw new CommandError(`There is no store at ${store}.`);
  if (!existsSync(dirname(file))) throw new CommandError(`There is no folder ${dirname(file)}.`);
  if (`${realpathSync(dirname(file))}${sep}`.startsWith(`${realpathSync(DATA_DIR)}${sep}`)) {
    throw new CommandError(
      'A backup inside DATA_DIR would be lost with it. Choose another folder.',
    );
  }
  const taken = [file, secretBeside(file)].find((each) => existsSync(each));
  if (taken && !overwrite) {
    throw new CommandError(`${taken} already exists. Choose another name, or add --overwrite.`);
  }
}

/** @throws CommandError with what an operator can act on: a full disk, a folder that is read-only */
function asCommandError(error: unknown): never {
  if (error instanceof DamagedCopyError) {
    throw new CommandError(
      'The copy did not pass its check and was deleted. The disk or the store is damaged.',
    );
  }
  throw new CommandError(`The backup could not be written (${failureReason(error)}).`);
}

/** For a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

process.umask(0o077);
process.exitCode = await report(help, run);

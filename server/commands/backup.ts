import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, loadConfig } from '../config.ts';
import { describeFailure } from '../outbox/attempt.ts';
import { createBackup, DamagedCopyError, getSecretBackupPath } from '../store/backup.ts';
import { getSqliteFile } from '../store/sqlite.ts';
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
  const { rows, secretFile } = await createBackup(config, file).catch(throwCommandError);
  const contents = [
    formatCount(rows.leads, 'lead'),
    formatCount(rows.subscriptions, 'subscription'),
  ];
  const lines = [`${file} contains ${contents.join(' and ')}.`];
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

/** @throws CommandError with a reason that an operator can act on, such as a full disk */
function throwCommandError(error: unknown): never {
  if (error instanceof DamagedCopyError) {
    throw new CommandError(
      'The copy did not pass its check and was deleted. The disk or the store is damaged.',
    );
  }
  throw new CommandError(`The backup could not be written (${describeFailure(error)}).`);
}

const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export const backup: Command = (args, environment = process.env) =>
  report(help, () => run(args, environment));

if (import.meta.main) await runAsProcess(backup);

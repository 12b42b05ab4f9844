import type { Subcommand } from './command.ts';
import { erase } from './newsletter/erase.ts';
import { exportSubscriptions } from './newsletter/export.ts';
import { list } from './newsletter/list.ts';
import { runCommand } from './run-command.ts';

/** What staff can do with subscriptions, on the server: `npm run newsletter -- list`. */
const subcommands: Record<string, Subcommand> = { list, export: exportSubscriptions, erase };

// The store may be created here; it is for this user's eyes only.
process.umask(0o077);
process.exitCode = await runCommand('npm run newsletter --', subcommands, process.argv.slice(2));

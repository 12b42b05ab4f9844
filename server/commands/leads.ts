import type { Subcommand } from './command.ts';
import { erase } from './leads/erase.ts';
import { exportLeads } from './leads/export.ts';
import { list } from './leads/list.ts';
import { retry } from './leads/retry.ts';
import { show } from './leads/show.ts';
import { runCommand } from './run-command.ts';

/** What staff can do with leads, on the server: `npm run leads -- list`. */
const subcommands: Record<string, Subcommand> = { list, show, export: exportLeads, retry, erase };

// The store may be created here; it is for this user's eyes only.
process.umask(0o077);
process.exitCode = await runCommand('npm run leads --', subcommands, process.argv.slice(2));

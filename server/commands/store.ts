import type { Subcommand } from './command.ts';
import { runCommand } from './run-command.ts';
import { move } from './store/move.ts';

/** What the operator can do with the whole store: `npm run store -- move`. */
const subcommands: Record<string, Subcommand> = { move };

// The store may be created here; it is for this user's eyes only.
process.umask(0o077);
process.exitCode = await runCommand('npm run store --', subcommands, process.argv.slice(2));

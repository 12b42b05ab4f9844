import type { Subcommand } from './command.ts';
import { runCommand } from './run-command.ts';
import { confirmClockCommand } from './store/confirm-clock.ts';
import { move } from './store/move.ts';

/** What the operator can do with the whole store: `npm run store -- move`, `confirm-clock`. */
const subcommands: Record<string, Subcommand> = {
  move,
  'confirm-clock': confirmClockCommand,
};

// The store may be created here; it is for this user's eyes only.
process.umask(0o077);
process.exitCode = await runCommand('npm run store --', subcommands, process.argv.slice(2));

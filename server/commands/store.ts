import type { Subcommand } from './command.ts';
import { runCommand } from './run-command.ts';

/** What the operator can do with the whole store: `npm run store -- move`, `confirm-clock`. */
const subcommands: Record<string, Subcommand> = {
  move: {
    usage: 'move --from sqlite --to postgres',
    help: 'copy everything from DATA_DIR to DATABASE_URL, or back with the two kinds swapped',
    load: () => import('./store/move.ts'),
  },
  'confirm-clock': {
    usage: 'confirm-clock',
    help: 'confirm that the clock is right, so that retention goes on after a jump',
    load: () => import('./store/confirm-clock.ts'),
  },
};

// The store may be created here; it is for this user's eyes only.
process.umask(0o077);
process.exitCode = await runCommand('npm run store --', subcommands, process.argv.slice(2));

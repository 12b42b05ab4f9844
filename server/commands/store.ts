import type { Subcommand } from './command.ts';
import { runCommand } from './run-command.ts';

const subcommands: Record<string, Subcommand> = {
  move: {
    usage: 'move --from sqlite --to postgres',
    help: 'copy everything from DATA_DIR to DATABASE_URL, or back with the two kinds swapped',
    load: () => import('./store/move.ts'),
  },
  'confirm-clock': {
    usage: 'confirm-clock',
    help: 'confirm that the clock is right, so that retention continues after a jump',
    load: () => import('./store/confirm-clock.ts'),
  },
};

// The command may create the store, which only this user may read.
process.umask(0o077);
process.exitCode = await runCommand('npm run store --', subcommands, process.argv.slice(2));

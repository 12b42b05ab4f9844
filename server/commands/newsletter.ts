import type { Subcommand } from './command.ts';
import { runCommand } from './run-command.ts';

const subcommands: Record<string, Subcommand> = {
  list: {
    usage: 'list',
    help: 'every subscription, the latest request first',
    load: () => import('./newsletter/list.ts'),
  },
  export: {
    usage: 'export --format csv|json',
    help: 'every subscription; write only to confirmed ones, with unsubscribeUrl as List-Unsubscribe',
    load: () => import('./newsletter/export.ts'),
  },
  erase: {
    usage: 'erase EMAIL',
    help: 'delete an address with its letters; it may subscribe again',
    load: () => import('./newsletter/erase.ts'),
  },
};

// The command may create the store, which only this user may read.
process.umask(0o077);
process.exitCode = await runCommand('npm run newsletter --', subcommands, process.argv.slice(2));

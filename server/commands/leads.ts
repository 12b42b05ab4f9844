import type { Subcommand } from './command.ts';
import { runCommand } from './run-command.ts';

const subcommands: Record<string, Subcommand> = {
  list: { usage: 'list', help: 'every lead, newest first', load: () => import('./leads/list.ts') },
  show: {
    usage: 'show REF',
    help: 'one lead with its message and its deliveries',
    load: () => import('./leads/show.ts'),
  },
  export: {
    usage: 'export --format csv|json',
    help: 'every lead with all its fields, to standard output',
    load: () => import('./leads/export.ts'),
  },
  retry: {
    usage: 'retry REF | --all-parked',
    help: 'send undelivered mails and webhook calls again, for one lead or all parked ones; also releases suspected spam',
    load: () => import('./leads/retry.ts'),
  },
  erase: {
    usage: 'erase EMAIL',
    help: 'delete every lead of an address with its deliveries and mail files',
    load: () => import('./leads/erase.ts'),
  },
};

// The command may create the store, which only this user may read.
process.umask(0o077);
process.exitCode = await runCommand('npm run leads --', subcommands, process.argv.slice(2));

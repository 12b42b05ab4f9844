import type { Subcommand } from './command.ts';
import { runCommand } from './run-command.ts';

/** What staff can do with leads, on the server: `npm run leads -- list`. */
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
    help: 'send undelivered mails and webhook calls again, for one lead or all parked ones; one that is suspected spam is released',
    load: () => import('./leads/retry.ts'),
  },
  erase: {
    usage: 'erase EMAIL',
    help: 'delete every lead of an address with its deliveries and mail files',
    load: () => import('./leads/erase.ts'),
  },
};

// The store may be created here; it is for this user's eyes only.
process.umask(0o077);
process.exitCode = await runCommand('npm run leads --', subcommands, process.argv.slice(2));

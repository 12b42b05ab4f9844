import { loadConfig } from '../load-config.ts';
import { asStoreFailure, closeStore, openStore } from '../store/store.ts';
import type { CommandContext, Subcommand } from './command.ts';
import { type Output, report } from './report.ts';

/**
 * Runs one of several subcommands on the store that the settings name. Works beside a running
 * server.
 * @param command how the command is started: `npm run leads --`
 * @returns the exit code: 0, 1 for a failure, 2 for wrong usage
 */
export async function runCommand(
  command: string,
  subcommands: Readonly<Record<string, Subcommand>>,
  [name = 'help', ...args]: string[],
): Promise<number> {
  const asksForHelp = ['help', '--help', '-h'].includes(name);
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (asksForHelp || !subcommand) {
    process[asksForHelp ? 'stdout' : 'stderr'].write(helpText(command, subcommands));
    return asksForHelp ? 0 : 2;
  }
  return report(helpText(command, subcommands), () => runOnStore(subcommand, args));
}

async function runOnStore({ load }: Subcommand, args: string[]): Promise<Output> {
  const { run } = await load();
  const { config, record } = loadConfig();
  const store = await openStore(config);
  try {
    const problems: string[] = [];
    const context: CommandContext = {
      store,
      config,
      record,
      now: Date.now(),
      width: terminalWidth(),
      onUnreadable: ({ message }) => problems.push(`Skipped: ${message}`),
    };
    return { text: await run(context, args), problems };
  } catch (error) {
    throw asStoreFailure(config, error) ?? error;
  } finally {
    await closeStore(store);
  }
}

function terminalWidth(): number {
  const stated = Number(process.env.COLUMNS);
  if (Number.isSafeInteger(stated) && stated > 0) return stated;
  return process.stdout.isTTY ? process.stdout.columns : Infinity;
}

function helpText(command: string, subcommands: Readonly<Record<string, Subcommand>>): string {
  const entries = Object.values(subcommands);
  const width = Math.max(...entries.map(({ usage }) => usage.length));
  const lines = entries.map(({ usage, help }) => `  ${usage.padEnd(width)}  ${help}`);
  return [`Usage: ${command} COMMAND`, '', ...lines, ''].join('\n');
}

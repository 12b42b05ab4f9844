import { type CommandResult, runStaffCommand } from './run-staff-command.ts';

/** Runs `server/commands/leads.ts` as staff do: a process of its own. */
export const runLeads = (
  dataDir: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> => runStaffCommand('leads', dataDir, args, environment);

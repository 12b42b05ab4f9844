import { type CommandResult, runStaffCommand } from './run-staff-command.ts';

/** Runs `server/commands/leads.ts` in its own process, as staff do. */
export const runLeads = (
  dataDir: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> => runStaffCommand('leads', dataDir, args, environment);

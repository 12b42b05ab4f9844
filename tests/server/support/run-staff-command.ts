import { appointments } from '../../../server/commands/appointments.ts';
import { backup } from '../../../server/commands/backup.ts';
import type { Ask, CommandResult } from '../../../server/commands/command.ts';
import { leads } from '../../../server/commands/leads.ts';
import { newsletter } from '../../../server/commands/newsletter.ts';
import { store } from '../../../server/commands/store.ts';
import { addTestStore } from '../../support/on-store.ts';
import { runScript } from '../../support/run-script.ts';
import { createSiteFixture } from './site-fixture.ts';

const commands = { appointments, backup, leads, newsletter, store };
export type StaffCommand = keyof typeof commands;

/** Runs a command of the staff in this process. @param settings SITE_DIST is the fixture unless it is set @param ask agrees unless it is set */
export const runStaffCommand = async (
  command: StaffCommand,
  dataDir: string,
  args: string[],
  settings: Record<string, string> = {},
  ask: Ask = async () => 'yes',
): Promise<CommandResult> =>
  commands[command](args, await createEnvironment(dataDir, settings), ask);

export const runLeads = (dataDir: string, args: string[], settings?: Record<string, string>) =>
  runStaffCommand('leads', dataDir, args, settings);

const createEnvironment = (dataDir: string, settings: Record<string, string>) =>
  addTestStore({ DATA_DIR: dataDir, SITE_DIST: createSiteFixture(), ...settings });

/** Runs a command of the staff in its own process, as staff do. */
export const spawnStaffCommand = async (
  command: StaffCommand,
  dataDir: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<CommandResult> =>
  runScript([`server/commands/${command}.ts`, ...args], await createEnvironment(dataDir, settings));

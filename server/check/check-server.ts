/** Checks the settings, data, calls and connections of a server: `npm run server:check`, and a part of the launch check. */
import type { Brand } from '../../lib/content/schemas/brand.ts';
import type { Hours } from '../../lib/content/schemas/hours.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { checkCalendars, checkHours } from './calls.ts';
import { checkConnections } from './connections.ts';
import { checkBuild, checkData } from './data.ts';
import { type CheckResult, type Finding, mergeResults } from './report.ts';
import { checkSettings } from './settings.ts';

interface ServerCheck {
  brand: Brand;
  /** Undefined if no calls can be booked. */
  hours: Hours | undefined;
  /** Of the built site; undefined if there is none. */
  record: SiteRecord | undefined;
  /** Whether the site was built from the content as it is now. */
  isCurrent: boolean;
  /** Connects to nothing. */
  offline: boolean;
}

export async function checkServer(check: ServerCheck): Promise<CheckResult> {
  const { brand, hours, record, isCurrent, offline } = check;
  const now = Date.now();
  const calls = hours ? checkHours(hours, now) : [];
  const config = readSettings(brand);
  if (Array.isArray(config)) return { findings: [...config, ...calls], notes: [] };
  const findings = [
    ...calls,
    ...checkSettings(config, process.env),
    ...checkData(config, now),
    ...checkBuild(config, record, isCurrent),
  ];
  return mergeResults([
    { findings, notes: [] },
    ...(await Promise.all([
      checkCalendars(config, hours, now, offline),
      ...(offline ? [] : checkConnections(config, brand)),
    ])),
  ]);
}

/** @returns the settings, or a finding for each invalid one */
function readSettings(brand: Brand): Config | Finding[] {
  try {
    return readConfig(process.env, brand);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message
      .split('\n')
      .map((todo) => ({ group: 'Settings', place: 'environment', todo }));
  }
}

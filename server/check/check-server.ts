/** Checks the settings, calls and data of a server: `npm run server:check`, and a part of the launch check. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contentFile } from '../../lib/content/folder.ts';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import type { Hours } from '../../lib/content/schemas/hours.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import { listStarts } from '../booking/availability.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import type { Finding } from './report.ts';
import { checkSettings } from './settings.ts';

interface ServerCheck {
  brand: Brand;
  /** Undefined if no calls can be booked. */
  hours: Hours | undefined;
  /** Of the built site; undefined if there is none. */
  record: SiteRecord | undefined;
  /** Whether the site was built from the content as it is now. */
  isCurrent: boolean;
}

export function checkServer({ brand, hours, record, isCurrent }: ServerCheck): Finding[] {
  const config = readSettings(brand);
  if (Array.isArray(config)) return config;
  return [
    ...checkSettings(config, process.env),
    ...checkCalls(config, hours),
    ...checkData(config),
    ...checkBuild(config, record, isCurrent),
  ];
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

/** Checks that the hours have free times, and that each calendar belongs to somebody. */
function checkCalls({ CALENDAR_URLS }: Config, hours: Hours | undefined): Finding[] {
  const people = hours?.people ?? [];
  const empty = people.flatMap((person, index): Finding[] => {
    if (!hours || listStarts(hours, person, 'consultation', noTimes, Date.now()).length > 0)
      return [];
    const todo = `${person.person} has no free time in the next ${hours.horizonDays} days. Give them hours that hold a call, check daysOff, noticeHours and horizonDays, or remove them.`;
    const point = `hours-${person.person}`;
    const place = contentFile('hours.yaml');
    return [{ group: 'Calls', place, field: `people.${index}`, todo, point }];
  });
  const calendars = [...CALENDAR_URLS].flatMap(([id, { protocol }]) => {
    const findings: Finding[] = [];
    if (people.every(({ person }) => person !== id)) {
      const todo = `${id} has no hours in hours.yaml. Correct the id, or remove the address.`;
      findings.push(toFinding(`calendar-person-${id}`, todo));
    }
    if (protocol !== 'https:') {
      const todo = `${id} has an address without https://, so the calendar travels unencrypted.`;
      findings.push(toFinding(`calendar-plain-${id}`, todo));
    }
    return findings;
  });
  return [...empty, ...calendars];
}

const noTimes = { calls: [], busy: [] };

const toFinding = (point: string, todo: string): Finding => ({
  group: 'Calls',
  place: 'CALENDAR_URLS',
  todo,
  point,
});

function checkData({ DATA_DIR }: Config): Finding[] {
  const folder = resolve(DATA_DIR);
  const todo = `${folder} cannot be written to. Make this user its owner.`;
  return isWritable(folder) ? [] : [{ group: 'Data', place: 'DATA_DIR', todo }];
}

/** A missing folder counts as writable if it can be created. */
function isWritable(folder: string): boolean {
  const path = existsSync(folder) ? folder : dirname(folder);
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * @param record undefined if the built site has none that can be read
 * @param isCurrent whether the site was built from the content folder as it is now
 */
function checkBuild(
  { SITE_DIST, SITE_URL }: Config,
  record: SiteRecord | undefined,
  isCurrent: boolean,
): Finding[] {
  const toFindings = (todo: string): Finding[] => [{ group: 'Build', place: SITE_DIST, todo }];
  if (!existsSync(join(SITE_DIST, 'index.html'))) {
    return toFindings("contains no built site. Run 'npm run build'.");
  }
  const origin = record && new URL(record.brand.siteUrl).origin;
  if (origin && origin !== SITE_URL.origin) {
    return toFindings(
      `was built for ${origin}. Set SITE_URL to ${SITE_URL.origin} and run 'npm run build'.`,
    );
  }
  return isCurrent
    ? []
    : toFindings("was not built from the current content. Run 'npm run build'.");
}

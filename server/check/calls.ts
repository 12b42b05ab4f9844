/** Checks that calls can be booked: the hours have free times, and each calendar answers. */
import { contentFile } from '../../lib/content/folder.ts';
import type { BookablePerson, Hours } from '../../lib/content/schemas/hours.ts';
import { getHorizon, listStarts } from '../booking/availability.ts';
import type { BusyTime } from '../booking/busy-times.ts';
import { describeFeedFailure, fetchCalendar } from '../booking/fetch-calendar.ts';
import type { Config } from '../config.ts';
import type { CheckResult, Finding } from './report.ts';

/** @param now epoch milliseconds */
export const checkHours = (hours: Hours, now: number): Finding[] =>
  hours.people.flatMap((person, index) => {
    const toFindings = (todo: string): Finding[] => [
      {
        group: 'Calls',
        place: contentFile('hours.yaml'),
        field: `people.${index}`,
        todo,
        point: `hours-${person.person}`,
      },
    ];
    return hasFreeTime(hours, person, [], now)
      ? []
      : toFindings(
          `${person.person} has no free time in the next ${hours.horizonDays} days. Give them hours that hold a call, check daysOff, noticeHours and horizonDays, or remove them.`,
        );
  });

const hasFreeTime = (
  hours: Hours,
  person: BookablePerson,
  busy: readonly BusyTime[],
  now: number,
) => listStarts(hours, person, 'consultation', { calls: [], busy }, now).length > 0;

/** @param now epoch milliseconds */
export async function checkCalendars(
  config: Config,
  hours: Hours | undefined,
  now: number,
  offline: boolean,
): Promise<CheckResult> {
  const { CALENDAR_URLS: urls } = config;
  const people = hours?.people ?? [];
  const unknownIds = [...urls.keys()].filter((id) => people.every(({ person }) => person !== id));
  const plainIds = [...urls].filter(([, { protocol }]) => protocol !== 'https:').map(([id]) => id);
  const findings = [
    ...unknownIds.map((id) =>
      toFinding(id, 'person', 'has no hours in hours.yaml. Correct the id, or remove the address.'),
    ),
    ...plainIds.map((id) =>
      toFinding(
        id,
        'plain',
        'has an address without https://, so the calendar travels unencrypted.',
      ),
    ),
  ];
  const missing = people.filter(({ person }) => !urls.has(person)).map(({ person }) => person);
  const notes =
    missing.length > 0
      ? [
          `CALENDAR_URLS has no calendar of ${missing.join(', ')}, so calls are offered at all of their hours.`,
        ]
      : [];
  if (!hours || offline) return { findings, notes };
  const answers = await Promise.all(
    people.map((person) => checkCalendar(config, hours, person, now)),
  );
  return { findings: [...findings, ...answers.flat()], notes };
}

const toFinding = (id: string, kind: string, problem: string): Finding => ({
  group: 'Calls',
  place: 'CALENDAR_URLS',
  todo: `${id} ${problem}`,
  point: `calendar-${kind}-${id}`,
});

const timeoutMs = 10_000;

async function checkCalendar(
  config: Config,
  hours: Hours,
  person: BookablePerson,
  now: number,
): Promise<Finding[]> {
  const { person: id, timeZone } = person;
  const url = config.CALENDAR_URLS.get(id);
  if (!url) return [];
  try {
    const horizon = getHorizon(hours, now);
    // Without an address, declined invitations count as busy.
    const query = { url, timeZone, email: '', now, horizon };
    const calendar = await fetchCalendar(query, config, AbortSignal.timeout(timeoutMs));
    const doubts = calendar.doubts.map((doubt) =>
      toFinding(id, 'doubt', `has a calendar with a part that cannot be read: ${doubt}.`),
    );
    // If the hours have no free time anyway, the calendar is not at fault.
    if (!hasFreeTime(hours, person, [], now) || hasFreeTime(hours, person, calendar.times, now)) {
      return doubts;
    }
    const problem = `is busy at all of their hours in the next ${hours.horizonDays} days, so no call is offered. Is it the right calendar?`;
    return [...doubts, toFinding(id, 'busy', problem)];
  } catch (error) {
    const problem = `cannot be read (${describeFeedFailure(error)}). Copy the secret address again from the calendar’s settings.`;
    return [toFinding(id, 'answer', `has a calendar that ${problem}`)];
  }
}

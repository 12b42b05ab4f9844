import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { cleanUp } from '../../support/clean-up.ts';
import { listen } from '../../support/listen.ts';

/** @returns a busy event @param start such as `20260304T150000Z` */
export const formatBusyEvent = (start: string, ...more: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${start}@x`,
    `DTSTART:${start}`,
    'DURATION:PT30M',
    ...more,
    'END:VEVENT',
  ].join('\r\n');

/** Serves one calendar. */
export async function startCalendarServer() {
  const served = {
    url: '',
    /** The events of the calendar, as lines. */
    events: [] as string[],
    /** Answers in place of the calendar. */
    fault: undefined as ((response: ServerResponse) => void) | undefined,
    /** Statuses of the answers so far; 0 for a fault. */
    answers: [] as number[],
    /** Of the last request. */
    headers: {} as IncomingHttpHeaders,
  };
  const server = createServer((request, response) => {
    served.headers = request.headers;
    if (served.fault) {
      served.answers.push(0);
      return served.fault(response);
    }
    served.answers.push(200);
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...served.events, 'END:VCALENDAR', ''];
    response.writeHead(200, { 'content-type': 'text/calendar' });
    response.end(lines.join('\r\n'));
  });
  served.url = `http://127.0.0.1:${await listen(server)}/secret.ics`;
  cleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  return served;
}

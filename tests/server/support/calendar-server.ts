import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { cleanUp } from '../../support/clean-up.ts';

export interface CalendarServer {
  url: string;
  /** The events of the calendar, as lines. */
  events: string[];
  /** Answers in place of the calendar. */
  fault: ((response: ServerResponse) => void) | undefined;
  /** Statuses of the answers so far; 0 for a fault. */
  answers: number[];
  /** Of the last request. */
  headers: IncomingHttpHeaders;
}

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

/** Serves one calendar with an ETag. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const served: CalendarServer = {
    url: '',
    events: [],
    fault: undefined,
    answers: [],
    headers: {},
  };
  const server = createServer((request, response) => {
    served.headers = request.headers;
    if (served.fault) {
      served.answers.push(0);
      return served.fault(response);
    }
    const etag = `"${served.events.join().length}"`;
    const status = request.headers['if-none-match'] === etag ? 304 : 200;
    served.answers.push(status);
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...served.events, 'END:VCALENDAR', ''];
    response.writeHead(status, { etag, 'content-type': 'text/calendar' });
    response.end(status === 200 ? lines.join('\r\n') : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  served.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/secret.ics`;
  return served;
}

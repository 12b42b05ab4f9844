/** The server reads the firm from the build that it serves, not from content on its machine. */

import { expect, it } from 'vitest';
import { sendLead } from './support/lead-call.ts';
import { readMail, readStoredMails } from './support/mail-source.ts';
import { runLeads } from './support/run-staff-command.ts';
import { createSettings, startServerProcess } from './support/server-process.ts';
import { createRecordFixture, createSiteFixture } from './support/site-fixture.ts';

const { brand, colors } = createRecordFixture();
const alderway = {
  brand: {
    ...brand,
    name: 'Alderway',
    email: 'desk@alderway.example',
    referencePrefix: 'AW',
    timeZone: 'America/Los_Angeles',
  },
  colors: { ...colors, paper: '#fffffe', signal: '#b00b1e' },
};

it.each([
  ['another content folder', 'sample'],
  ['no content folder', '/nowhere'],
])('sends mails for the firm in the build, with %s on the machine', async (_, CONTENT_DIR) => {
  const settings = createSettings({ SITE_DIST: createSiteFixture(alderway), CONTENT_DIR });
  const { url, child, exited } = await startServerProcess(settings);
  expect((await sendLead(url)).reference).toMatch(/^AW-/);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);

  const [mail = ''] = readStoredMails(settings.DATA_DIR);
  const { headers, text, html } = readMail(mail);
  expect(headers.get('from')).toBe('Alderway <desk@alderway.example>');
  expect(headers.get('to')).toBe('Alderway <desk@alderway.example>');
  expect(text).toMatch(/^Time: +\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M P[SD]T\r?$/m);
  expect(html).toContain('background-color:#fffffe');
  expect(html).toContain('border-top:4px solid #b00b1e');
  expect(new Set(html.match(/#[0-9a-f]{6}\b/gi))).toEqual(
    new Set(['#fffffe', '#b00b1e', colors.ever]),
  );

  const { stdout } = await runLeads(settings.DATA_DIR, ['list'], settings);
  expect(stdout).toMatch(/^AW-\S+ +\w{3} \d{1,2}, \d{4}, .* P[SD]T /m);
});

/** The server reads the firm from the build that it serves, not from content on its machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contactEndpoint, valid } from './support/consultation.ts';
import { readMail } from './support/mail-source.ts';
import { runLeads } from './support/run-staff-command.ts';
import { startServerProcess } from './support/server-process.ts';
import { createRecordFixture, createSiteFixture } from './support/site-fixture.ts';
import { createTempDir } from './support/temp-dir.ts';

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
  const settings = {
    DATA_DIR: join(createTempDir(), 'data'),
    SITE_DIST: createSiteFixture(alderway),
    CONTENT_DIR,
  };
  const { url, child, exited } = await startServerProcess(settings);
  const answer = await fetch(url + contactEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(valid),
  });
  expect(await answer.json()).toMatchObject({ reference: expect.stringMatching(/^AW-/) });
  child.kill('SIGTERM');
  expect(await exited).toBe(0);

  const folder = join(settings.DATA_DIR, 'mail');
  const [file = ''] = readdirSync(folder);
  const { headers, text, html } = readMail(readFileSync(join(folder, file), 'utf8'));
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

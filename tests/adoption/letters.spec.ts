/** Emails and references carry the firm's name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMail } from '../server/support/mail-source.ts';
import { firmFacts } from './support/firm.ts';
import { sampleIn, sampleWords } from './support/sample-words.ts';
import { expect, test } from './support/site.ts';

test('requests, letters and references have the name and prefix of the firm', async ({
  request,
  site,
}) => {
  const lead = {
    name: 'Dana Whitfield',
    company: 'Alder & Sons',
    email: 'dana@alder.example',
    message: 'A director of ERP, before the cutover in nine weeks.',
    start: 'Within a quarter',
    heard: 'A friend',
  };
  const asked = await request.post(`${site.url}/api/consultations`, {
    data: { ...lead, start: '' },
  });
  expect([asked.status(), await asked.text()]).toEqual([
    400,
    expect.stringContaining('Please choose when they should start'),
  ]);
  const sent = await request.post(`${site.url}/api/consultations`, { data: lead });
  expect(sent.status()).toBe(201);
  expect(await sent.json()).toMatchObject({ reference: expect.stringMatching(/^APM-/) });
  const [stored] = site.leads();
  expect(stored).toMatchObject({ email: lead.email, reference: expect.stringMatching(/^APM-/) });
  expect(JSON.stringify(stored)).toContain('Within a quarter');

  const subscribed = await request.post(`${site.url}/api/newsletter/subscribe`, {
    data: { email: 'sam@alder.example' },
  });
  expect(subscribed.status()).toBe(202);

  const letters = () => {
    const folder = join(site.dataDir, 'mail');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.map((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      const { headers, text, html } = readMail(source);
      return [...headers.values(), text, html].join('\n');
    });
  };
  await expect.poll(() => letters().length).toBe(2);
  const words = sampleWords();
  for (const letter of letters()) expect(sampleIn(letter, words)).toEqual([]);
  const ofLead = letters().find((letter) => letter.includes(lead.email));
  const ofSubscription = letters().find((letter) => letter.includes('sam@alder.example'));
  expect(ofLead).toContain('Within a quarter');
  expect(ofSubscription).toContain(firmFacts.name);
  expect(ofSubscription).toContain('410 Harbor View Place, Milwaukee, WI 53202');
});

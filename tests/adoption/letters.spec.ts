/** Emails and references carry the firm's name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMail } from '../server/support/mail-source.ts';
import { findSampleWords, listSampleWords } from './support/sample-words.ts';
import { expect, test } from './support/site.ts';

test('letters carry the firm’s name, and references its prefix', async ({
  request,
  site,
  firm,
}) => {
  const { lead, refused, prefix } = firm;
  const asked = await request.post(`${site.url}/api/consultations`, {
    data: { ...lead, ...refused.answers },
  });
  expect([asked.status(), await asked.text()]).toEqual([
    400,
    expect.stringContaining(refused.message),
  ]);
  const sent = await request.post(`${site.url}/api/consultations`, { data: lead });
  expect(sent.status()).toBe(201);
  const reference = expect.stringMatching(new RegExp(`^${prefix}-`));
  expect(await sent.json()).toMatchObject({ reference });
  const [stored] = site.leads();
  expect(stored).toMatchObject({ email: lead.email, reference });
  const given = Object.values(lead);
  for (const answer of given) expect(JSON.stringify(stored)).toContain(answer);

  const subscribed = await request.post(`${site.url}/api/newsletter/subscribe`, {
    data: { email: 'sam@alder.example' },
  });
  expect(subscribed.status()).toBe(firm.hasNewsletter ? 202 : 404);

  const letters = () => {
    const folder = join(site.dataDir, 'mail');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.map((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      const { headers, text, html } = readMail(source);
      return { to: headers.get('to') ?? '', text: [...headers.values(), text, html].join('\n') };
    });
  };
  const find = (to: string) => letters().find((letter) => letter.to.includes(to))?.text ?? '';
  await expect.poll(() => letters().length).toBe(firm.hasNewsletter ? 3 : 2);
  const words = listSampleWords(firm);
  for (const { text } of letters()) expect(findSampleWords(text, words)).toEqual([]);
  const toVisitors = [lead.email ?? '', ...(firm.hasNewsletter ? ['sam@alder.example'] : [])];
  for (const to of toVisitors) {
    expect(find(to)).toContain(firm.name);
    expect(find(to)).toContain(firm.address);
  }
  const notice = letters().find(({ to }) => !toVisitors.some((visitor) => to.includes(visitor)));
  for (const answer of given) expect(notice?.text).toContain(answer);
});

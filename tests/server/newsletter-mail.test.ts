import { expect, it } from 'vitest';
import { listLetters } from '../../server/outbox/deliveries.ts';
import { startMailingServer } from './support/mail-server.ts';
import { readMail } from './support/mail-source.ts';
import { dayMs, findLink, postEmail, pressButton } from './support/newsletter.ts';

const ada = 'ada@hollisgate.example';

async function startWithMailServer() {
  const { mailbox, ...server } = await startMailingServer({
    MAIL_FROM: 'Juniper Row <letters@mail.juniper-row.example>',
  });
  const readLastMail = () => readMail(mailbox.mails.at(-1)?.source ?? '');
  return { ...server, mailbox, readLastMail };
}

it('the confirmation letter, at a real mail server, asks in text and HTML, and says how long its link works', async () => {
  const { app, store, outbox, mailbox, readLastMail } = await startWithMailServer();
  await postEmail(app, 'Ada@Hollisgate.example');
  await outbox.idle();
  expect(mailbox.mails).toMatchObject([{ from: 'letters@mail.juniper-row.example', to: [ada] }]);
  const { headers, text, html } = readLastMail();
  const [letter] = await listLetters(store);
  expect(Object.fromEntries(headers)).toMatchObject({
    from: 'Juniper Row <letters@mail.juniper-row.example>',
    to: ada,
    subject: 'Please confirm',
    'message-id': `<${letter?.id}@mail.juniper-row.example>`,
    date: 'Wed, 04 Mar 2026 09:30:00 +0000',
    'auto-submitted': 'auto-generated',
  });
  expect(headers.has('list-unsubscribe')).toBe(false);
  const link = `https://juniper-row.example${findLink(text, 'confirm')}`;
  expect(text.replaceAll('\r\n', '\n').trim()).toBe(
    [
      'Somebody gave us this address.',
      `Confirm here:\n${link}`,
      'If it was not you, do nothing.',
      'The link works for 7 days, until March 11, 2026 at 4:30 AM CDT.',
      'Juniper Row, desk@juniper-row.example\nJuniper Row Partners LLC, 7 Row Street, Omaha, NE 68102',
    ].join('\n\n'),
  );
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('Somebody gave us this address.');
  expect(html.replaceAll('&#x3D;', '=').replaceAll('&#x2F;', '/')).toContain(`href="${link}"`);
  expect(html).toContain('>Confirm here</a>');
  expect(html).toContain('The link works for 7 days');
  expect(html).toContain('7 Row Street, Omaha, NE 68102');
});

it('the welcome letter, at a real mail server, announces the newsletter, links three posts, and offers to unsubscribe with one click', async () => {
  const { app, outbox, readLastMail } = await startWithMailServer();
  await postEmail(app, ada);
  await outbox.idle();
  await pressButton(app, findLink(readLastMail().text, 'confirm'));
  await outbox.idle();
  const { headers, text, html } = readLastMail();
  expect(headers.get('subject')).toBe('You have joined');
  const leave = `https://juniper-row.example${findLink(text, 'unsubscribe')}`;
  expect(headers.get('list-unsubscribe')).toBe(`<${leave}>`);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const readable = html.replaceAll('&#x2F;', '/').replaceAll('&#x3D;', '=');
  const newest = ['count-the-cutover-weekends', 'ask-before-you-search', 'the-desk-by-the-window'];
  for (const part of [text, readable]) {
    expect(part).toContain('From now on we write to you.');
    for (const slug of newest) expect(part).toContain(`https://juniper-row.example/blog/${slug}`);
    expect(part).toContain(leave);
  }
});

it('a letter that the mail server refuses is parked at once if the mailbox does not exist, without making a lead look late', async () => {
  const { deliver, app, store, outbox, clock, mailbox, logged } = await startWithMailServer();
  mailbox.refuseRecipientsWith = 550;
  await postEmail(app, ada);
  await outbox.idle();
  expect(await listLetters(store)).toMatchObject([
    { status: 'parked', attempts: 1, lastError: 'SMTP 550' },
  ]);
  expect(logged()).not.toContain(ada);
  expect((await app.inject('/readyz')).json()).toMatchObject({ pending: 0, parked: 0 });
  await deliver();
  expect((await app.inject('/readyz')).json()).toMatchObject({ pending: 0, parked: 1 });
  mailbox.refuseRecipientsWith = undefined;
  clock.advance(dayMs);
  await postEmail(app, ada);
  await outbox.idle();
  expect(mailbox.mails.map(({ to }) => to[0])).toContain(ada);
});

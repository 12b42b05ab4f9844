import { describe, expect, it } from 'vitest';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { listLeads } from '../../server/store/leads.ts';
import { contactEndpoint, postJson, valid } from './support/consultation.ts';
import { startMailingServer, startMailServer } from './support/mail-server.ts';
import { readMail } from './support/mail-source.ts';
import { startTestServer } from './support/test-server.ts';

describe('the lead notice, at a real mail server', () => {
  it('contains all fields in text and HTML', async () => {
    const { mailbox, deliver, store } = await startMailingServer({
      MAIL_FROM: 'Site <site@mail.juniper-row.example>',
      LEADS_TO: 'Renata <renata@juniper-row.example>',
    });
    await deliver({ page: '/contact' }, { url: contactEndpoint });

    expect(mailbox.mails).toMatchObject([
      { from: 'site@mail.juniper-row.example', to: ['renata@juniper-row.example'] },
    ]);
    const { headers, text, html } = readMail(mailbox.mails[0]?.source ?? '');
    const [lead] = await listLeads(store);
    const [delivery] = await listDeliveries(store);
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'Site <site@mail.juniper-row.example>',
      to: 'Renata <renata@juniper-row.example>',
      'reply-to': 'Ada Quill <ada@hollisgate.example>',
      subject: 'Consultation request: Ada Quill, Hollisgate Bank',
      'message-id': `<${delivery?.id}@mail.juniper-row.example>`,
      date: 'Wed, 04 Mar 2026 09:30:00 +0000',
    });
    expect(text.replaceAll('\r\n', '\n')).toContain(
      [
        'Name:     Ada Quill',
        'Company:  Hollisgate Bank',
        'Email:    ada@hollisgate.example',
        'Phone:    +1 (214) 555-0199',
        '',
        'We need a CISO before the audit.',
        'Can we talk on Thursday?',
        '',
        'Form:      Contact page',
        'Page:      /contact',
        'Time:      Mar 4, 2026, 3:30 AM CST',
        `Reference: ${lead?.reference}`,
      ].join('\n'),
    );
    expect(html).toContain('href="mailto:ada@hollisgate.example"');
    expect(html).toContain('href="tel:+12145550199"');
    expect(html).toMatch(/audit\.<br>\s*Can we talk/);
    expect(await listDeliveries(store)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  });

  it('never turns input into a header, a recipient or markup', async () => {
    const { mailbox, deliver } = await startMailingServer();
    await deliver({
      name: 'Eve\r\nBcc: victim@evil.example\r\n\r\nHi, "Eve" <eve@evil.example>',
      company: 'Ac\u0000me\u2028\nX-Injected: yes <b>bold</b>',
      phone: '',
    });
    const [mail] = mailbox.mails;
    expect(mail?.to).toEqual(['desk@juniper-row.example']);
    const { headers, text, html } = readMail(mail?.source ?? '');
    expect(headers.has('bcc')).toBe(false);
    expect(headers.has('x-injected')).toBe(false);
    expect(headers.get('reply-to')).toMatch(/<ada@hollisgate\.example>$/);
    expect(text).toMatch(/^Phone: +not given/m);
    expect(html).toContain('not given');
    expect(html).not.toContain('<b>bold');
  });

  it('encodes the address in its link, so that it cannot add a recipient', async () => {
    const { mailbox, app, outbox } = await startMailingServer();
    const email = 'ada?bcc=eve&x=100%25@hollisgate.example';
    expect((await postJson(app, { ...valid, email })).statusCode).toBe(201);
    await outbox.idle();
    const { html } = readMail(mailbox.mails[0]?.source ?? '');
    const [, href = ''] = /href="(mailto:[^"]*)"/.exec(html.replaceAll('&amp;', '&')) ?? [];
    const link = new URL(href);
    expect([decodeURIComponent(link.pathname), link.search]).toEqual([email, '']);
  });
});

async function sendLead(settings: Record<string, string> = {}) {
  const mailbox = await startMailServer({ signIn: true });
  const SMTP_URL = mailbox.url.replace('//', '//site:secret@');
  const server = await startTestServer({ SMTP_URL, ...settings });
  await server.deliver();
  return { mailbox, deliveries: await listDeliveries(server.store) };
}

it('a password for a mail server that offers no encryption is not sent, and the mail stays pending with the reason', async () => {
  const { mailbox, deliveries } = await sendLead();
  expect(mailbox.passwords).toEqual([]);
  expect(mailbox.mails).toEqual([]);
  expect(deliveries).toMatchObject([
    { status: 'pending', lastError: 'ETLS: the mail server offers no working STARTTLS' },
  ]);
});

it('a password for a mail server that offers no encryption is sent if SMTP_ALLOW_PLAINTEXT is set', async () => {
  const { mailbox, deliveries } = await sendLead({ SMTP_ALLOW_PLAINTEXT: 'true' });
  expect(mailbox.passwords).toEqual(['secret']);
  expect(deliveries).toMatchObject([{ status: 'delivered' }]);
});

import { describe, expect, it } from 'vitest';
import { startMailingServer } from './support/mail-server.ts';
import { readMail } from './support/mail-source.ts';
import { dayMs } from './support/newsletter.ts';

const megabyte = 1_000_000;
const minute = 60_000;

/** Starts a server with a limit of 100 MB, on a disk with the free space that the test sets. */
async function startServerOnDisk(settings: Record<string, string> = {}) {
  let free = 1000 * megabyte;
  const limits = { DISK_WARNING_MB: '100', LEADS_TO: 'leads@firm.example' };
  const server = await startMailingServer({ ...limits, ...settings }, { freeBytes: () => free });
  await server.disk.idle();
  return {
    ...server,
    /** Advances the clock and sets the free space. */
    async has(megabytes: number, later = minute) {
      free = megabytes * megabyte;
      server.clock.advance(later);
      await server.disk.idle();
      server.outbox.wake();
      await server.outbox.idle();
    },
    warnings: () =>
      server
        .logged()
        .split('\n')
        .filter((line) => line.includes('"level":40') && line.includes('disk')),
  };
}

describe('a disk that runs full', () => {
  it('warns once in the log and by mail, and shows at /readyz', async () => {
    const { app, has, warnings, mailbox } = await startServerOnDisk();
    await has(101);
    expect(warnings()).toEqual([]);
    await has(99);
    await has(98);
    for (let probe = 0; probe < 5; probe += 1) await app.inject('/readyz');
    await has(97);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toContain('"freeMegabytes":99');
    expect(mailbox.mails).toHaveLength(1);
    const [mail] = mailbox.mails;
    expect(mail?.to).toEqual(['leads@firm.example']);
    const { headers, text } = readMail(mail?.source ?? '');
    expect(headers.get('subject')).toContain('99 MB');
    expect(text).toContain('100 MB');
    expect((await app.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      diskFreeBytes: 97 * megabyte,
      diskLow: true,
    });
  });

  it('warns again when it runs full again, by mail once a day', async () => {
    const { has, warnings, mailbox } = await startServerOnDisk();
    await has(99);
    await has(98);
    expect(warnings()).toHaveLength(1);
    await has(101);
    await has(99);
    expect(warnings()).toHaveLength(2);
    expect(mailbox.mails).toHaveLength(1);
    await has(98, dayMs);
    expect(mailbox.mails).toHaveLength(2);
    await has(98);
    expect(mailbox.mails).toHaveLength(2);
    await has(200, dayMs);
    expect(mailbox.mails).toHaveLength(2);
  });

  it('warns in the log at the next start, but not by mail on the same day', async () => {
    const first = await startServerOnDisk();
    await first.has(99);
    const { DATA_DIR } = first.config;
    const second = await startServerOnDisk({ DATA_DIR, SMTP_URL: first.mailbox.url });
    await second.has(99);
    expect(second.warnings()).toHaveLength(1);
    expect(first.mailbox.mails).toHaveLength(1);
  });

  it('sends the mail later if the mail server is down, and affects nothing else', async () => {
    const { has, warnings, mailbox, app } = await startServerOnDisk();
    mailbox.refuseWith = 451;
    await has(99);
    await has(99);
    expect(warnings().length).toBeGreaterThan(0);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    mailbox.refuseWith = undefined;
    await has(99, 15 * minute);
    expect(mailbox.mails).toHaveLength(1);
  });

  it('warns nobody if the limit is 0', async () => {
    const { has, warnings, mailbox } = await startServerOnDisk({ DISK_WARNING_MB: '0' });
    await has(0);
    expect(warnings()).toEqual([]);
    expect(mailbox.mails).toEqual([]);
  });
});

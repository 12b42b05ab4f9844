import { expect, inject, it } from 'vitest';
import { sendNumbered } from '../server/support/lead-call.ts';
import { startMailServer } from '../server/support/mail-server.ts';
import { readMail } from '../server/support/mail-source.ts';
import { runLeads } from '../server/support/run-staff-command.ts';
import { createSettings, startServerProcess } from '../server/support/server-process.ts';
import { startWebhookReceiver } from '../server/support/webhook-receiver.ts';

const leadCount = 12;

for (const { signal, code, tags } of [
  { signal: 'SIGKILL', code: null, tags: inject('postgresUrl') ? ['nightly'] : [] },
  { signal: 'SIGTERM', code: 0, tags: ['nightly'] },
] as const)
  it(`${signal} in the middle of deliveries loses nothing`, { tags: [...tags] }, async () => {
    // Both receivers accept data but never answer, so nothing is delivered before the kill.
    const receiver = await startWebhookReceiver(null);
    const mailbox = await startMailServer();
    mailbox.refuseWith = 0;
    const settings = createSettings({
      SMTP_URL: mailbox.url,
      CONSULTATION_WEBHOOK_URL: receiver.url,
    });

    const victim = await startServerProcess(settings);
    const numbers = Array.from({ length: leadCount }, (_, number) => number);
    const acknowledged = await Promise.all(
      numbers.map(async (number) => (await sendNumbered(victim.url, number)).reference),
    );
    await expect.poll(() => receiver.calls.length).toBeGreaterThan(0);
    victim.child.kill(signal);
    expect(await victim.exited).toBe(code);
    const heldIds = receiver.calls.map(({ headers }) => headers['webhook-id']);
    expect(mailbox.mails).toEqual([]);

    receiver.calls = [];
    receiver.answer = { status: 204 };
    mailbox.refuseWith = undefined;
    await startServerProcess(settings);
    await expect.poll(() => receiver.calls.length).toBe(leadCount);
    await expect.poll(() => mailbox.mails.length).toBe(leadCount);

    const byWebhook = receiver.calls.map(({ body }) => JSON.parse(body).reference);
    expect(byWebhook.toSorted()).toEqual(acknowledged.toSorted());
    const byMail = mailbox.mails.map(
      ({ source }) => /Reference: (\S+)/.exec(readMail(source).text)?.[1],
    );
    expect(byMail.toSorted()).toEqual(acknowledged.toSorted());
    // Deliveries that the receiver had already seen came again under the same id.
    const ids = receiver.calls.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(leadCount);
    expect(ids).toEqual(expect.arrayContaining(heldIds));

    const list = () => runLeads(settings.DATA_DIR, ['list']).then(({ stdout }) => stdout);
    await expect.poll(list).not.toContain('waiting');
    expect((await list()).match(/ delivered$/gm)).toHaveLength(leadCount);
  });

/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { listLeads } from '../../server/store/consultation-requests.ts';
import { postJson, valid } from './support/consultation.ts';
import { dayMs } from './support/newsletter.ts';
import {
  listMailFiles,
  listRetentionLines,
  minuteMs,
  startRetentionJob,
  threeYearsMs,
} from './support/retention.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

describe('a lead that never reached the firm', () => {
  /** One delivered and two undelivered leads, all three years old. */
  async function storeOldLeads() {
    const receiver = await startWebhookReceiver();
    const server = await startTestServer({ CONSULTATION_WEBHOOK_URL: receiver.url });
    const send = async (name: string) => {
      const { reference } = (await postJson(server.app, { ...valid, name })).json();
      await server.outbox.idle();
      return String(reference);
    };
    await send('Delivered');
    receiver.answer = { status: 410 };
    const parked = [await send('Parked'), await send('Parked too')];
    server.clock.advance(threeYearsMs + minuteMs);
    const there = async () =>
      (await listLeads(server.store)).map(({ reference }) => reference).sort();
    return { server, parked: parked.sort(), there };
  }

  const announcements = (server: TestServer) =>
    listRetentionLines(server).filter((line) => line.includes('will be deleted'));

  it('is announced in the log in the two runs before it is deleted', async () => {
    const { server, parked, there } = await storeOldLeads();
    const job = await startRetentionJob(server);
    await job.idle();
    expect(await there()).toEqual(parked);
    expect(announcements(server)).toHaveLength(1);
    for (const reference of parked) expect(announcements(server)[0]).toContain(reference);
    expect(announcements(server)[0]).toMatch(/"level":50.*"runsLeft":2/);
    // Their mails are in the folder; they are deleted with the leads and not before.
    expect(listMailFiles(server)).toHaveLength(2);

    server.clock.advance(dayMs);
    await job.idle();
    expect(await there()).toEqual(parked);
    expect(announcements(server)).toHaveLength(2);
    expect(announcements(server)[1]).toMatch(/"level":50.*"runsLeft":1/);

    server.clock.advance(dayMs);
    await job.idle();
    expect(await there()).toEqual([]);
    expect(listMailFiles(server)).toEqual([]);
    expect(announcements(server)).toHaveLength(2);
    expect(listRetentionLines(server).at(-1)).toMatch(/"leads":2/);
  });

  it('is kept however often the server restarts between the runs', async () => {
    const { server, parked, there } = await storeOldLeads();
    for (let start = 0; start < 5; start += 1) {
      const job = await startRetentionJob(server);
      await job.idle();
      await job.stop();
      server.clock.advance(minuteMs);
    }
    expect(await there()).toEqual(parked);
    expect(announcements(server)).toHaveLength(1);
  });

  it('is announced on two different days, even if the clock jumps some days', async () => {
    const { server, parked, there } = await storeOldLeads();
    const job = await startRetentionJob(server);
    await job.idle();
    server.clock.step(5 * dayMs);
    server.clock.advance(dayMs);
    await job.idle();
    expect(await there()).toEqual(parked);
    server.clock.step(-5 * dayMs);
    server.clock.advance(dayMs);
    await job.idle();
    expect(await there()).toEqual(parked);
  });

  it('is deleted like any other after it was delivered', async () => {
    const { server, there } = await storeOldLeads();
    const job = await startRetentionJob(server);
    await job.idle();
    await server.store.db
      .updateTable('deliveries')
      .set({ status: 'delivered', delivered_at: server.clock.now() })
      .execute();
    server.clock.advance(dayMs);
    await job.idle();
    expect(await there()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { listLeads } from '../../server/store/leads.ts';
import { recordMoment } from '../../server/store/moments.ts';
import { dayMs } from './support/newsletter.ts';
import {
  insertOldLeads,
  listRetentionLines,
  minuteMs,
  startFirstRetentionJob,
  threeYearsMs,
} from './support/retention.ts';
import { startServerProcess } from './support/server-process.ts';
import { startTestServer } from './support/test-server.ts';

describe('a clock that jumped', () => {
  it('deletes nothing after a start 1,500 days ahead until an operator confirms the clock', async () => {
    const server = await startTestServer();
    await server.deliver();
    const first = startFirstRetentionJob(server);
    await first.idle();
    await first.stop();
    server.clock.step(1500 * dayMs);
    const job = startFirstRetentionJob(server);
    for (let run = 0; run < 5; run += 1) {
      await job.idle();
      // New requests prove nothing: they get their time from the same clock.
      await server.deliver({ name: `Visitor ${run}` });
      server.clock.advance(dayMs);
    }
    await job.idle();
    expect(await listLeads(server.store)).toHaveLength(6);
    const refused = listRetentionLines(server).filter((line) => line.includes('confirm-clock'));
    expect(refused[0]).toMatch(/"level":50/);
    expect(refused[0]).toContain('1500 days after');
    expect(refused.length).toBeLessThanOrEqual(6);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);

    await recordMoment(server.store.db, 'retention', server.clock.now());
    server.clock.advance(dayMs);
    await job.idle();
    expect(await listLeads(server.store)).toHaveLength(5);
  });

  it.each([
    { days: 7, asks: '' },
    { days: 8, asks: 'days after the last run' },
    { days: -7, asks: '' },
    { days: -8, asks: 'before the last run' },
  ])(
    'a step of $days days needs confirmation when it is longer than a week',
    async ({ days, asks }) => {
      const server = await startTestServer();
      await insertOldLeads(server.store, 1, server.clock.now() - threeYearsMs - 30 * dayMs);
      await recordMoment(server.store.db, 'retention', server.clock.now());
      server.clock.step(days * dayMs);
      await startFirstRetentionJob(server).idle();
      const lines = listRetentionLines(server).join('');
      expect(lines.includes('confirm-clock')).toBe(asks !== '');
      expect(lines).toContain(asks);
      expect(await listLeads(server.store)).toHaveLength(asks ? 1 : 0);
    },
  );

  it('is checked every hour, so that a confirmation works soon, and logged once a day', async () => {
    const server = await startTestServer();
    await recordMoment(server.store.db, 'retention', server.clock.now() - 40 * dayMs);
    const job = startFirstRetentionJob(server);
    for (let hour = 0; hour < 23; hour += 1) {
      await job.idle();
      server.clock.advance(60 * minuteMs);
    }
    await job.idle();
    expect(listRetentionLines(server)).toHaveLength(1);
    await recordMoment(server.store.db, 'retention', server.clock.now());
    server.clock.advance(60 * minuteMs);
    await job.idle();
    expect(listRetentionLines(server).at(-1)).toContain('"leads":0');
  });

  it('is confirmed with a command, which prints the time and what will be deleted', async () => {
    const { store, config, staff } = await startTestServer();
    await insertOldLeads(store, 3, Date.now() - threeYearsMs - 2 * dayMs);
    await recordMoment(store.db, 'retention', Date.now() - 40 * dayMs);
    const settings = { DATA_DIR: config.DATA_DIR, SITE_DIST: config.SITE_DIST };
    const { output } = await startServerProcess(settings);
    await expect.poll(output).toContain('confirm-clock');
    expect(await listLeads(store)).toHaveLength(3);
    const today = () => new Date().toISOString().slice(0, 10);
    const before = today();
    const { code, stdout } = await staff('store', 'confirm-clock');
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`${before}|${today()}`));
    expect(stdout).toContain('3 consultation requests are older than 3 years');
    await startServerProcess(settings);
    await expect.poll(() => listLeads(store)).toHaveLength(0);
  });
});

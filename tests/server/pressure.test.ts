/** @module-tag nightly */
import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import pressure, { defaultPressureLimits } from '../../server/plugins/pressure.ts';

/** A fake histogram of event loop delays, in nanoseconds. */
const delay = vi.hoisted(() => ({ mean: 0, enable() {}, disable() {}, reset() {} }));
vi.mock('node:perf_hooks', () => ({ monitorEventLoopDelay: () => delay }));

afterEach(() => vi.useRealTimers());

it('refuses requests while the event loop lags, and not after a single pause', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = fastify();
  await app.register(pressure, { ...defaultPressureLimits, maxRssBytes: Infinity });
  app.get('/', () => 'answered');
  const sampleAndAsk = async (meanMs: number) => {
    delay.mean = meanMs * 1e6;
    vi.advanceTimersByTime(defaultPressureLimits.sampleIntervalMs);
    return (await app.inject('/')).statusCode;
  };
  expect(await sampleAndAsk(5000)).toBe(200);
  expect(await sampleAndAsk(10)).toBe(200);
  expect(await sampleAndAsk(1500)).toBe(200);
  expect(await sampleAndAsk(1500)).toBe(503);
  expect(await sampleAndAsk(1500)).toBe(503);
  expect(await sampleAndAsk(10)).toBe(200);
  await app.close();
});

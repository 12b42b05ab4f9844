import { monitorEventLoopDelay } from 'node:perf_hooks';
import fp from 'fastify-plugin';
import { HttpError, statusMessages } from '../http/http-error.ts';
import { toLoggableError } from '../platform/log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also answers when the server is too busy for other routes. */
    answersWhenBusy?: boolean;
  }
}

/** Above these limits the server answers 503. */
export const defaultPressureLimits = {
  /** The mean of a sample. */
  maxEventLoopDelayMs: 1000,
  maxRssBytes: 1024 ** 3,
  sampleIntervalMs: 1000,
};
export type PressureLimits = typeof defaultPressureLimits;

/** The histogram adds its own resolution to each delay. */
const resolutionMs = 10;

/** Late samples in a row that count as lag. One alone is a pause that has ended, such as a suspended machine. */
const lateSamplesOfLag = 2;

/**
 * Answers 503 while the event loop lags or the process uses too much memory. Unlike
 * @fastify/under-pressure, it survives a sample that fails: reading the memory takes a file descriptor.
 */
export default fp<PressureLimits>(async (app, limits) => {
  const { maxEventLoopDelayMs, maxRssBytes, sampleIntervalMs } = limits;
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let lateSamples = 0;
  let isLarge = false;
  const timer = setInterval(() => {
    const isLate = delay.mean / 1e6 - resolutionMs > maxEventLoopDelayMs;
    lateSamples = isLate ? lateSamples + 1 : 0;
    delay.reset();
    try {
      isLarge = process.memoryUsage.rss() > maxRssBytes;
    } catch (error) {
      app.log.warn({ err: toLoggableError(error) }, 'the memory in use could not be read');
    }
  }, sampleIntervalMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const isLagging = lateSamples >= lateSamplesOfLag;
    const isBusy = (isLagging || isLarge) && !request.routeOptions.config.answersWhenBusy;
    const headers = { 'retry-after': '10' };
    done(isBusy ? new HttpError(503, statusMessages[503] ?? '', { headers }) : undefined);
  });
});

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { loggableError } from '../platform/log.ts';
import { HttpError, statusMessages } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also answers when the server is too busy for others. */
    answersWhenBusy?: boolean;
  }
}

/** When to answer 503. */
export interface PressureLimits {
  /** Milliseconds, on average over a sample. */
  maxEventLoopDelayMs?: number;
  maxRssBytes?: number;
  /** Milliseconds. */
  sampleIntervalMs?: number;
}

export const defaultPressureLimits: PressureLimits = {
  maxEventLoopDelayMs: 1000,
  maxRssBytes: 1024 ** 3,
};

/** How precisely the delay of the event loop is measured; this is part of what is measured. */
const resolutionMs = 10;

/**
 * Answers 503 while the event loop lags or the process uses too much memory. Unlike
 * @fastify/under-pressure, it survives a sample that fails: reading the memory takes a file descriptor.
 */
export function registerPressure(app: FastifyInstance, limits: PressureLimits): void {
  const {
    maxEventLoopDelayMs: maxEventLoopDelay = Infinity,
    maxRssBytes = Infinity,
    sampleIntervalMs: sampleInterval = 1000,
  } = limits;
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let lags = false;
  let isLarge = false;
  const timer = setInterval(() => {
    lags = delay.mean / 1e6 - resolutionMs > maxEventLoopDelay;
    delay.reset();
    try {
      isLarge = process.memoryUsage.rss() > maxRssBytes;
    } catch (error) {
      app.log.warn({ err: loggableError(error) }, 'the memory in use could not be read');
    }
  }, sampleInterval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
  app.addHook('onRequest', (request, _reply, next) => {
    const isBusy = (lags || isLarge) && !request.routeOptions.config.answersWhenBusy;
    const headers = { 'retry-after': '10' };
    next(isBusy ? new HttpError(503, statusMessages[503] ?? '', { headers }) : undefined);
  });
}

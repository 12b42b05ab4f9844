/** @module-tag nightly */
import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import {
  createWorkerId,
  isLocalWorkerGone,
  isWorkerGone,
} from '../../server/deliveries/outbox-worker.ts';

it('treats a worker with its own process id as gone and a living one as alive', () => {
  expect(isWorkerGone(createWorkerId())).toBe(true);
  expect(isWorkerGone(`${process.ppid}:${hostname()}:aa`)).toBe(false);
});

it('never treats a worker of another machine as gone', () => {
  expect(isLocalWorkerGone(createWorkerId())).toBe(true);
  expect(isLocalWorkerGone(`${process.pid}:another-machine:aa`)).toBe(false);
});

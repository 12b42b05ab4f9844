import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { createWorkerId, isLocalWorkerGone, isWorkerGone } from '../../server/deliveries/outbox.ts';

it('at a start, what bears the own number came before, and what lives is left alone', () => {
  expect(isWorkerGone(createWorkerId())).toBe(true);
  expect(isWorkerGone(`${process.ppid}:${hostname()}:aa`)).toBe(false);
});

it('a process of another machine is never judged from here', () => {
  expect(isLocalWorkerGone(createWorkerId())).toBe(true);
  expect(isLocalWorkerGone(`${process.pid}:another-machine:aa`)).toBe(false);
  // As leases were written before they named the machine.
  expect(isLocalWorkerGone(`${process.pid}:00ff00ff00ff`)).toBe(false);
});

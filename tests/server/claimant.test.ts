import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { isGone, isGoneFromHere, newClaimant } from '../../server/deliveries/claimant.ts';

it('at a start, what bears the own number came before, and what lives is left alone', () => {
  expect(isGone(newClaimant())).toBe(true);
  expect(isGone(`${process.ppid}:${hostname()}:aa`)).toBe(false);
});

it('a process of another machine is never judged from here', () => {
  expect(isGoneFromHere(newClaimant())).toBe(true);
  expect(isGoneFromHere(`${process.pid}:another-machine:aa`)).toBe(false);
  // As leases were written before they named the machine.
  expect(isGoneFromHere(`${process.pid}:00ff00ff00ff`)).toBe(false);
});

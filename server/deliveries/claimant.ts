import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

/** A process's own name in leases: its id and its machine, so that a later start can tell whether it is gone. */
export const createWorkerId = () => `${process.pid}:${hostname()}:${randomBytes(6).toString('hex')}`;

/**
 * Whether a claimant's process has certainly ended. Right for one machine; a
 * claimant on another one may share the number of a process here, and then its lease just ends.
 */
export function isWorkerGone(workerId: string): boolean {
  const pid = Number.parseInt(workerId, 10);
  // At start nothing is claimed yet, so our own number belongs to one that came before us.
  if (pid === process.pid || !Number.isSafeInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** The same where claimants may live on other machines: only those of this one are judged. */
export const isLocalWorkerGone = (workerId: string): boolean =>
  workerId.split(':')[1] === hostname() && isWorkerGone(workerId);

import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Enough for four workers, including about twenty databases of 8 MB. */
const roomBytes = 1024 ** 3;

/**
 * A folder for data that a test throws away. In memory a sync is free, and the 300 files of a database are
 * created faster than on a disk. Tests about disks use tests/faults/support.
 * @returns Linux's folder in memory if it has room, or the usual one
 */
export function getQuickFolder(): string {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= roomBytes ? folder : tmpdir();
}

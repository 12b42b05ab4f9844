import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** For the data of four workers, some twenty databases of 8 MB each among them. */
const roomBytes = 1024 ** 3;

/**
 * Where a test keeps what ends with it. What is synced there costs nothing, and a database for each test is
 * some 300 files, for which ext4 looks long. What is about disks has a disk of its own (tests/faults/support).
 * @returns Linux's folder in memory where there is room in it, or the usual one
 */
export function quickFolder(): string {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= roomBytes ? folder : tmpdir();
}

import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createTempDir } from '../../server/support/temp-dir.ts';

export interface Ext4Disk {
  /** Where it is mounted. */
  folder: string;
  /**
   * Nothing reaches the disk from now on, not even the journal: it has only what was synced.
   * @param pids of processes that use the disk; their children are gone once this resolves
   * @param moment between two of their system calls, where all of them are stopped first, or
   * anywhere. Then ext4 may report success for a sync in progress and drop it, which no real
   * disk without power does, so ignore everything they answer after this call.
   */
  cut(pids: readonly number[], moment: 'between calls' | 'anywhere'): Promise<void>;
  /** Mounts the disk again, as after a power cut. Waits for processes with open files on it. */
  restore(): Promise<void>;
}

/** Enough space to avoid the disk warning; the file is sparse. */
const sizeMb = 1024;

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH, which Node cannot call. */
const shutdownCall = `open(my $folder, "<", $ARGV[0]) or die "$!";
ioctl($folder, 0x8004587d, my $flags = pack("L", 2)) or die "$!";`;

const works = (command: string, args: readonly string[]) => spawnSync(command, args).status === 0;

/**
 * A disk whose power can be cut: ext4 in a file, mounted over a loop device.
 * @returns undefined if this user may not mount, or mkfs.ext4 or perl is missing
 */
export function mountExt4Disk(): Ext4Disk | undefined {
  const parent = createTempDir();
  const image = join(parent, 'disk.img');
  const folder = join(parent, 'disk');
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, sizeMb * 1024 * 1024);
  const mount = () => works('mount', ['-o', 'loop', image, folder]);
  if (!works('mkfs.ext4', ['-q', '-F', image]) || !mount()) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  if (!works('perl', ['-e', 'exit 0'])) return undefined;
  return {
    folder,
    async cut(pids, moment) {
      const children: number[] = [];
      for (const pid of pids) {
        children.push(...(moment === 'between calls' ? await freeze(pid) : listChildren(pid)));
      }
      if (!works('perl', ['-e', shutdownCall, folder])) throw new Error('the power stayed on');
      works('kill', ['-KILL', ...children.map(String)]);
    },
    async restore() {
      while (!works('umount', [folder])) await new Promise(setImmediate);
      if (!mount()) throw new Error('the disk cannot be mounted again');
    },
  };
}

/**
 * Stops a process and its children between two system calls, so that none is half done.
 * @returns the children
 */
async function freeze(pid: number): Promise<number[]> {
  process.kill(pid, 'SIGSTOP');
  while (!readStates(pid).every((state) => state === 'T')) await new Promise(setImmediate);
  const children = listChildren(pid);
  for (const child of children) await freeze(child);
  return children;
}

const listChildren = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Reads the state of each thread, which `/proc` lists after the name in parentheses. */
const readStates = (pid: number) =>
  globSync(`/proc/${pid}/task/*/stat`).map((file) =>
    readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .charAt(0),
  );

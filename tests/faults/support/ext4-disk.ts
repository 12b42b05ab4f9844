import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { tempDir } from '../../server/support/temp-dir.ts';

export interface Ext4Disk {
  /** Where it is mounted. */
  folder: string;
  /**
   * From now on nothing reaches the disk, not even the journal: only what was synced is on it.
   * @param pids of processes that work on it; their children are gone when this resolves
   * @param moment between two of their calls to the system, where all of them stand still first, or
   * wherever they are. There ext4 may answer a sync that is under way with success and drop it, as no
   * disk does whose power is gone: what they say from this call on counts for nothing.
   */
  cut(pids: readonly number[], moment: 'between calls' | 'anywhere'): Promise<void>;
  /** Mounts it as after the power came back. Waits for those who hold files open on it. */
  restore(): Promise<void>;
}

/** Enough that no server warns of too little room; the file takes no more than is written. */
const sizeMb = 1024;

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH, which Node cannot call itself. */
const shutdownCall = `open(my $folder, "<", $ARGV[0]) or die "$!";
ioctl($folder, 0x8004587d, my $flags = pack("L", 2)) or die "$!";`;

const works = (command: string, args: readonly string[]) => spawnSync(command, args).status === 0;

/**
 * A disk whose power can be cut: ext4 in a file, mounted over a loop device.
 * @returns undefined where this user may not mount, or mkfs.ext4 or perl is missing
 */
export function ext4Disk(): Ext4Disk | undefined {
  const parent = tempDir();
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
        children.push(...(moment === 'between calls' ? await freeze(pid) : childrenOf(pid)));
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
 * Stops a process and its children between two calls to the system, so that none is half done.
 * @returns the children
 */
async function freeze(pid: number): Promise<number[]> {
  process.kill(pid, 'SIGSTOP');
  while (!statesOf(pid).every((state) => state === 'T')) await new Promise(setImmediate);
  const children = childrenOf(pid);
  for (const child of children) await freeze(child);
  return children;
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Of each thread, as `/proc` has it behind the name in parentheses. */
const statesOf = (pid: number) =>
  globSync(`/proc/${pid}/task/*/stat`).map((file) =>
    readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .charAt(0),
  );

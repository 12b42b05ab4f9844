import { statSync } from 'node:fs';
import { type StoreLoss, StoreLossError } from './store-loss.ts';

interface FileStats {
  dev: number;
  ino: number;
  size: number;
}

/**
 * Compares the files at the store's path with those that were opened. SQLite goes on writing to a file
 * that was deleted or replaced, and nothing of that survives the process.
 */
export class SqliteFileIdentity {
  readonly #file: string;
  readonly #loss: StoreLoss;
  readonly #opened = new Map<string, FileStats>();

  constructor(file: string, loss: StoreLoss) {
    this.#file = file;
    this.#loss = loss;
  }

  /** Call right after opening, and again when the log and the shared memory exist. */
  remember(): void {
    // All three stay as long as a connection is open; a commit goes to the log first.
    for (const path of [this.#file, `${this.#file}-wal`, `${this.#file}-shm`]) {
      const found = readStats(path);
      if (found && !this.#opened.has(path)) this.#opened.set(path, found);
    }
  }

  /** Closing ends the log and the shared memory, and the next opening may find another file. */
  forget(): void {
    this.#opened.clear();
  }

  /** A few microseconds, so each acknowledgment can afford it. */
  findLoss(): StoreLossError | undefined {
    if (this.#loss.error) return this.#loss.error;
    for (const [path, opened] of this.#opened) {
      try {
        const happened = this.#compare(path, opened);
        if (happened)
          return this.#loss.record(new StoreLossError('The store file', path, happened));
      } catch {
        // A disk or a right that may come back proves no loss, so this is not kept.
        return new StoreLossError('The store file', path, 'out of reach');
      }
    }
    return undefined;
  }

  #compare(path: string, opened: FileStats): string | undefined {
    const found = readStats(path);
    if (!found) return 'deleted or moved';
    if (found.ino !== opened.ino || found.dev !== opened.dev) return 'replaced by another file';
    // The log shrinks at a checkpoint; the store itself never does.
    if (path !== this.#file) return undefined;
    if (found.size < opened.size) return 'truncated';
    opened.size = found.size;
    return undefined;
  }
}

function readStats(path: string): FileStats | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && { dev: stats.dev, ino: stats.ino, size: stats.size };
}

import { statSync } from 'node:fs';

const restartAdvice =
  'A person must look at it and restart the server; until then requests are refused (docs/running.md).';

/** The open store is not the one that a restart would open, so nothing may be acknowledged. */
export class StoreLossError extends Error {
  override name = 'StoreLossError';
  /** Without the path, for `/readyz`. */
  readonly publicMessage: string;

  constructor(path: string, happened: string) {
    super(`The store file ${path} was ${happened} while the server ran. ${restartAdvice}`);
    this.publicMessage = `The store file was ${happened} while the server ran. ${restartAdvice}`;
  }
}

interface FileStats {
  dev: number;
  ino: number;
  size: number;
}

export type FileIdentity = ReturnType<typeof identifyFiles>;

/**
 * Compares the files at the store's path with those that were opened. SQLite keeps writing to a file
 * that was deleted or replaced, and all of that is lost when the process ends.
 * @param onLoss called once
 */
export function identifyFiles(file: string, onLoss: (error: StoreLossError) => void = () => {}) {
  const opened = new Map<string, FileStats>();
  /** Kept until a restart: a store that looks right again may have gaps. */
  let loss: StoreLossError | undefined;

  function compare(path: string, before: FileStats): string | undefined {
    const current = readStats(path);
    if (!current) return 'deleted or moved';
    if (current.ino !== before.ino || current.dev !== before.dev) return 'replaced by another file';
    // The log shrinks at a checkpoint; the store file never does.
    if (path !== file) return undefined;
    if (current.size < before.size) return 'truncated';
    before.size = current.size;
    return undefined;
  }

  return {
    /** Call right after opening, and again once the write-ahead log and shared memory exist. */
    remember(): void {
      // All three exist while a connection is open; a commit goes to the log first.
      for (const path of [file, `${file}-wal`, `${file}-shm`]) {
        const stats = readStats(path);
        if (stats && !opened.has(path)) opened.set(path, stats);
      }
    },
    /** Call on close: it deletes the log and shared memory, and the next open may find another file. */
    forget: () => opened.clear(),
    /** Takes a few microseconds, so it can run for each acknowledgment. */
    findLoss(): StoreLossError | undefined {
      if (loss) return loss;
      for (const [path, before] of opened) {
        try {
          const happened = compare(path, before);
          if (happened === undefined) continue;
          loss = new StoreLossError(path, happened);
          onLoss(loss);
          return loss;
        } catch {
          // The disk or the permission may come back, so this error is not kept.
          return new StoreLossError(path, 'out of reach');
        }
      }
      return undefined;
    },
  };
}

function readStats(path: string): FileStats | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && { dev: stats.dev, ino: stats.ino, size: stats.size };
}

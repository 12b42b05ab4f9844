import type { ClientBase } from 'pg';
import { z } from 'zod';
import { type StoreLoss, StoreLossError } from './store-loss.ts';

const database = `(select oid::text from pg_database where datname = current_database())`;
/** A standby has no timeline of its own yet, and takes no writes. */
const timeline = `case when pg_is_in_recovery() then null
  else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::bigint end`;

const identityRows = z.tuple([
  z.object({ database: z.string(), timeline: z.number().nullable(), system: z.string() }),
]);
type DatabaseIdentity = z.infer<typeof identityRows>[0];

interface IdentityEvents {
  loss: StoreLoss;
  onWarning(sentence: string): void;
}

/**
 * Checks at each new connection that it leads to the same database: a connection never changes its
 * database, so none is used for a lead before it was checked.
 */
export class PostgresIdentity {
  readonly #events: IdentityEvents;
  #known: DatabaseIdentity | undefined;
  #unreadable = false;

  constructor(events: IdentityEvents) {
    this.#events = events;
  }

  /** @throws StoreLossError if the database is another one */
  async check(client: ClientBase): Promise<void> {
    const found = await this.#read(client);
    const known = this.#known ?? found;
    const happened = describeDifference(known, found);
    if (happened) {
      const error = new StoreLossError('The database', 'that DATABASE_URL names', happened);
      throw this.#events.loss.record(error);
    }
    if ((found.timeline ?? 0) > (known.timeline ?? found.timeline ?? 0)) {
      this.#events.onWarning(
        `the database is on timeline ${found.timeline} after ${known.timeline}: a standby was promoted or a backup restored; leads that were not replicated are missing`,
      );
    }
    this.#known = { ...found, timeline: found.timeline ?? known.timeline };
  }

  async #read(client: ClientBase): Promise<DatabaseIdentity> {
    const read = async (system: string) => {
      const { rows } = await client.query(
        `select ${database} as database, ${timeline} as timeline, ${system} as system`,
      );
      return identityRows.parse(rows)[0];
    };
    if (this.#unreadable) return read("''");
    try {
      return await read('(select system_identifier::text from pg_control_system())');
    } catch (error) {
      if (!isPermissionError(error)) throw error;
      this.#unreadable = true;
      this.#events.onWarning(
        "the database's role may not run pg_control_system(): another cluster with a database of the same number would not be noticed",
      );
      return read("''");
    }
  }
}

function describeDifference(known: DatabaseIdentity, found: DatabaseIdentity): string | undefined {
  if (found.system !== known.system) return 'replaced by another cluster';
  if (found.database !== known.database) return 'replaced by another database';
  // Forward is a promoted standby, which goes on from where the primary was.
  const wentBack =
    found.timeline !== null && known.timeline !== null && found.timeline < known.timeline;
  return wentBack ? 'replaced by an older copy, on an earlier timeline' : undefined;
}

const insufficientPrivilege = '42501';
const isPermissionError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === insufficientPrivilege;

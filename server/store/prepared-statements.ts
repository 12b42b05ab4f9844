import type { Database, Statement } from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** Lists of ids make some texts of their own, so they are not all the same few. */
const maxStatements = 200;

/**
 * The database with its statements kept: Kysely prepares one for each query, and a lead's are the
 * same each time.
 */
export function cacheStatements(database: Database): SqliteDatabase {
  const statements = new Map<string, Statement<unknown[]>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      // One whose rows are still being read cannot be asked again.
      if (known && !known.busy) return known;
      if (statements.size >= maxStatements) statements.clear();
      const statement = database.prepare<unknown[]>(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}

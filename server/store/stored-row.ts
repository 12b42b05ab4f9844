import type { z } from 'zod';

/** A row that cannot be parsed, such as one that was edited by hand. */
export class UnreadableRowError extends Error {
  override name = 'UnreadableRowError';

  /** @param row such as `Lead FX-7K3M-9QDA`, without personal data */
  constructor(row: string, column: string, cause?: unknown) {
    super(`${row} cannot be read: its column ${column} is damaged.`, { cause });
  }
}

/** Called for each row that is skipped. Without it, the first such row throws. */
export type OnUnreadable = (error: UnreadableRowError) => void;

/** @throws UnreadableRowError with the first invalid column */
export function parseRow<Schema extends z.ZodType>(
  schema: Schema,
  row: unknown,
  name: string,
): z.output<Schema> {
  const result = schema.safeParse(row);
  if (result.success) return result.data;
  const [column = 'id'] = result.error.issues[0]?.path ?? [];
  throw new UnreadableRowError(name, String(column), result.error);
}

/** Parses each row separately, so that a damaged row does not hide the others. */
export function parseRows<Row, Parsed>(
  rows: readonly Row[],
  parse: (row: Row) => Parsed,
  onUnreadable: OnUnreadable | undefined,
): Parsed[] {
  return rows.flatMap((row) => {
    try {
      return [parse(row)];
    } catch (error) {
      if (!(error instanceof UnreadableRowError) || !onUnreadable) throw error;
      onUnreadable(error);
      return [];
    }
  });
}

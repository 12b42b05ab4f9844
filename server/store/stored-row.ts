import { z } from 'zod';

/** A row that is not as the server wrote it, such as one that was edited by hand. */
export class UnreadableRowError extends Error {
  override name = 'UnreadableRowError';

  /** @param row such as `Lead FX-7K3M-9QDA`, without anything personal */
  constructor(row: string, column: string, cause: unknown) {
    super(`${row} cannot be read: its column ${column} is damaged.`, { cause });
  }
}

/** Hears of a row that is skipped. */
export type OnUnreadable = (error: UnreadableRowError) => void;

export const throwUnreadable: OnUnreadable = (error) => {
  throw error;
};

const maxDateMs = 8.64e15;

/** Epoch milliseconds that a date can hold. */
export const storedTime = z.number().min(-maxDateMs).max(maxDateMs);

export const storedJson = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue({ code: 'custom', message: 'is no JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** @throws UnreadableRowError naming the first column that is wrong */
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

/** Parses each row by itself, so that a damaged one hides no other. */
export function parseRows<Row, Parsed>(
  rows: readonly Row[],
  parse: (row: Row) => Parsed,
  onUnreadable: OnUnreadable,
): Parsed[] {
  return rows.flatMap((row) => {
    const parsed = tryParse(row, parse);
    if (!(parsed instanceof UnreadableRowError)) return [parsed];
    onUnreadable(parsed);
    return [];
  });
}

/** @returns the parsed row, or why it cannot be read */
export function tryParse<Row, Parsed>(
  row: Row,
  parse: (row: Row) => Parsed,
): Parsed | UnreadableRowError {
  try {
    return parse(row);
  } catch (error) {
    if (error instanceof UnreadableRowError) return error;
    throw error;
  }
}

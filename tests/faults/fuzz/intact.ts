/** Checks that the store, the export and the mails are intact after any input. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { z } from 'zod';
import { consultationFields } from '../../../lib/forms/consultation.ts';
import { listLeads } from '../../../server/store/leads.ts';
import { readMail } from '../../server/support/mail-source.ts';
import { runLeads } from '../../server/support/run-staff-command.ts';
import type { TestServer } from '../../server/support/test-server.ts';
import { parseCsv } from './parse-csv.ts';

/** Counts code points, as the schemas do. */
const characters = (text: string) => [...text].length;
const integrity = z.object({ integrityCheck: z.string() });

export async function expectStoreIntact({ store }: TestServer, acknowledged: Set<string>) {
  if (store.kind === 'sqlite') {
    const { rows } = await sql`pragma integrity_check`.execute(store.db);
    expect(rows.map((row) => integrity.parse(row).integrityCheck)).toEqual(['ok']);
    expect((await sql`pragma foreign_key_check`.execute(store.db)).rows).toEqual([]);
  }
  const leads = await listLeads(store);
  // There may be more: a client that disconnects early misses the answer, not the lead.
  const stored = new Set(leads.map(({ reference }) => reference));
  expect([...acknowledged].filter((reference) => !stored.has(reference))).toEqual([]);
  for (const lead of leads) {
    for (const { name, maxChars: limit } of consultationFields) {
      expect(characters(lead[name])).toBeLessThanOrEqual(limit);
      expect(lead[name]).not.toContain('\0');
    }
    expect(characters(lead.page ?? '')).toBeLessThanOrEqual(300);
    expect(JSON.stringify(lead.campaign).length).toBeLessThanOrEqual(8 * 1300);
    expect((lead.spamReason ?? '').length).toBeLessThanOrEqual(100);
  }
  const { keys } = await store.db
    .selectFrom('leads')
    .select(({ fn }) => fn.max<number>(sql`length(lead_key)`).as('keys'))
    .executeTakeFirstOrThrow();
  expect(Number(keys)).toBeLessThanOrEqual(120);
}

/** Checks that the export is a table without formulas that a spreadsheet runs. */
export async function expectExportSafe({ config }: TestServer, leads: number) {
  const { code, stdout } = await runLeads(config.DATA_DIR, ['export', '--format', 'csv']);
  expect(code).toBe(0);
  const rows = parseCsv(stdout.replace(/^\ufeff/, ''));
  expect(rows).toHaveLength(leads + 1);
  const columns = rows[0]?.length;
  for (const row of rows) {
    expect(row).toHaveLength(columns ?? 0);
    for (const cell of row) expect(cell).not.toMatch(/^[\s]*[=+\-@＝＋－＠]/);
  }
}

/** Checks that every mail has exactly the headers of its kind, and that its HTML runs nothing. */
export function expectMailsClean({ config }: TestServer): number {
  const folder = join(config.DATA_DIR, 'mail');
  const headersByKind = new Map<string, string>();
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8');
    const [head = ''] = source.split('\r\n\r\n', 1);
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name).join(' ');
    const kind = /_(confirmation|welcome)_/.exec(file)?.[1] ?? 'lead';
    expect(names, file).toBe(headersByKind.get(kind) ?? names);
    headersByKind.set(kind, names);
    expect(source, file).not.toMatch(/[^\r]\n/);
    const { html } = readMail(source);
    expect(html, file).not.toMatch(/<script|<img|onerror=[^<]*>/i);
  }
  return files.length;
}

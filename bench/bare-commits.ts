/**
 * Writes the rows of leads with plain SQLite, one transaction each, as durably as the server does:
 * the upper bound for this disk and one core. Prints commits per second.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { createReference } from '../server/domain/request-consultation.ts';
import { giveUpAfterMs } from '../server/store/deliveries.ts';
import { openStore } from '../server/store/open-store.ts';
import { closeStore } from '../server/store/store.ts';
import { lead } from './lead.ts';

const seconds = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'site-commits-'));
await closeStore(await openStore({ DATA_DIR: folder, DATABASE_URL: undefined }));
const database = new Database(join(folder, 'site.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');

const insertLead = database.prepare(
  `insert into consultation_requests (id, reference, form, name, company, email, phone, message,
   page, campaign, received_at, suspected_spam, spam_reason, idempotency_key)
   values (?, ?, 'contact', ?, ?, ?, ?, ?, null, '{}', ?, 0, null, null)`,
);
const insertDelivery = database.prepare(
  `insert into deliveries (id, consultation_request_id, subscription_id, kind, status, attempts,
   due_at, give_up_at, created_at) values (?, ?, null, 'mail', 'pending', 0, ?, ?, ?)`,
);
const store = database.transaction(() => {
  const id = randomUUID();
  const now = Date.now();
  const { name, company, email, phone, message } = lead;
  insertLead.run(id, createReference('BC'), name, company, email, phone, message, now);
  insertDelivery.run(randomUUID(), id, now, now + giveUpAfterMs, now);
});

const start = performance.now();
let commits = 0;
while (performance.now() - start < seconds * 1000) {
  store.immediate();
  commits += 1;
}
console.log((commits * 1000) / (performance.now() - start));
database.close();
rmSync(folder, { recursive: true });

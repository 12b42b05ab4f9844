import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { consultationFields } from '../../lib/forms/consultation.ts';
import { listDeliveries } from '../../server/store/deliveries.ts';
import { leadsAndDeliveries, migrate } from '../../server/store/migrations.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { DeliveriesTable } from '../../server/store/tables.ts';
import { createTempDir } from './support/temp-dir.ts';

/** A row of migration 0001. */
const firstRequest = {
  id: 'r1',
  reference: 'FX-AAAA-AAAA',
  form: 'home',
  name: 'Ada Quill',
  company: 'Hollisgate Bank',
  email: 'ada@hollisgate.example',
  phone: '',
  message: 'We need a CISO.',
  campaign: '{}',
  received_at: 10,
  suspected_spam: 0,
};
const delivery = {
  id: 'd1',
  consultation_request_id: 'r1',
  kind: 'mail',
  status: 'parked',
  attempts: 7,
  due_at: 20,
  give_up_at: 30,
  last_error: 'SMTP 451',
  created_at: 10,
};

it('0002 keeps existing deliveries with their leads', async () => {
  const db = openSqlite(createTempDir());
  const first = { '0001-leads-and-deliveries': leadsAndDeliveries };
  const before = new Migrator({ db, provider: { getMigrations: async () => first } });
  await before.migrateToLatest();
  await db
    .$extendTables<{ before: typeof firstRequest }>()
    .insertInto('consultation_requests' as 'before')
    .values(firstRequest)
    .execute();
  await db
    .$extendTables<{ deliveries: Omit<DeliveriesTable, 'recipient'> }>()
    .insertInto('deliveries')
    .values(delivery)
    .execute();

  await migrate(db);
  await migrate(db);
  expect(await listDeliveries({ db })).toMatchObject([
    {
      id: 'd1',
      leadId: 'r1',
      recipient: null,
      status: 'parked',
      attempts: 7,
      lastError: 'SMTP 451',
    },
  ]);
  const ofNobody = { ...delivery, id: 'd2', consultation_request_id: null };
  await expect(db.insertInto('deliveries').values(ofNobody).execute()).rejects.toThrow('CHECK');
  await db.deleteFrom('consultation_requests').execute();
  expect(await listDeliveries({ db })).toEqual([]);
  await db.destroy();
});

it('create a column for each field of the forms', async () => {
  const db = openSqlite(createTempDir());
  await migrate(db);
  const tables = await db.introspection.getTables();
  const requests = tables.find(({ name }) => name === 'consultation_requests');
  const columns = requests?.columns.map(({ name }) => name);
  expect(columns).toEqual(expect.arrayContaining(consultationFields.map(({ name }) => name)));
  await db.destroy();
});

import { describe, expect, it } from 'vitest';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { listLeads } from '../../server/store/leads.ts';
import { postForm, postJson, valid } from './support/consultation.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const headers = { 'idempotency-key': 'one-key-for-all' };
const other = { ...valid, name: 'Grace Mulholland', email: 'grace@mulholland.example' };
const third = { ...valid, message: 'Something else altogether.' };
const trapped = { contact_me_by_fax: 'yes' };

async function send({ app }: TestServer, body: object): Promise<string> {
  const answer = await postJson(app, body, { headers });
  expect(answer.statusCode).toBe(201);
  return answer.json().reference;
}

/** References of the leads that are stored, and of those with deliveries. */
async function readReferences({ store }: TestServer) {
  const leads = await listLeads(store);
  const owed = new Set((await listDeliveries(store)).map(({ leadId }) => leadId));
  const references = (some: typeof leads) => some.map(({ reference }) => reference).toSorted();
  return {
    stored: references(leads),
    sent: references(leads.filter(({ id }) => owed.has(id))),
    names: leads.map(({ name }) => name).toSorted(),
  };
}

describe('one idempotency key', () => {
  it('stores a separate lead for each set of fields, and finds each again on a repeat', async () => {
    const server = await startTestServer();
    const references = [];
    for (const body of [valid, other, third]) references.push(await send(server, body));
    expect(new Set(references).size).toBe(3);
    for (const body of [third, valid, other]) await send(server, body);
    expect(await send(server, valid)).toBe(references[0]);
    expect(await send(server, other)).toBe(references[1]);
    expect(await send(server, third)).toBe(references[2]);
    const { stored, sent, names } = await readReferences(server);
    expect(stored).toEqual(references.toSorted());
    expect(sent).toEqual(stored);
    expect(names).toEqual(['Ada Quill', 'Ada Quill', 'Grace Mulholland']);
    for (const typed of ['Grace', 'mulholland', 'altogether', headers['idempotency-key']]) {
      expect(server.logged()).not.toContain(typed);
    }
  });

  it('logs a repeat as a duplicate with the reference of the lead, and the lead as stored once', async () => {
    const server = await startTestServer();
    const reference = await send(server, valid);
    expect(await send(server, valid)).toBe(reference);
    const lines = server.logged().split('\n');
    const listReferences = (message: string) =>
      lines.filter((line) => line.includes(message)).map((line) => JSON.parse(line).reference);
    expect(listReferences('"lead stored"')).toEqual([reference]);
    expect(listReferences('"duplicate of a stored lead"')).toEqual([reference]);
  });

  it.each(['name', 'company', 'email', 'phone', 'message', 'brief'])(
    'stores a second lead when the %s differs',
    async (field) => {
      const server = await startTestServer();
      const changed = { ...valid, [field]: field === 'phone' ? '' : `x${valid.email}` };
      expect(await send(server, changed)).not.toBe(await send(server, valid));
      expect((await readReferences(server)).sent).toHaveLength(2);
    },
  );

  it('finds the same lead from another page and with another fill time', async () => {
    const server = await startTestServer();
    const first = await send(server, { ...valid, page: '/', fillTime: 4000 });
    const again = { ...valid, name: ' Ada Quill ', page: '/services', fillTime: 9000 };
    expect(await send(server, again)).toBe(first);
  });

  it('stores one lead per person when two people repeat their requests at once', async () => {
    const server = await startTestServer();
    const bodies = Array.from({ length: 20 }, (_, number) => (number % 2 ? other : valid));
    const references = await Promise.all(bodies.map((body) => send(server, body)));
    const { stored, sent, names } = await readReferences(server);
    expect(names).toEqual(['Ada Quill', 'Grace Mulholland']);
    expect(new Set(references)).toEqual(new Set(stored));
    expect(sent).toEqual(stored);
    expect(new Set(references.filter((_, number) => number % 2)).size).toBe(1);
  });

  it('stores both leads when two people send at once', async () => {
    const server = await startTestServer();
    const references = await Promise.all([send(server, valid), send(server, other)]);
    expect((await readReferences(server)).sent).toEqual(references.toSorted());
  });

  it('stores a key that cannot be computed without the secret', async () => {
    const digestOf = async (TOKEN_SECRET: string) => {
      const server = await startTestServer({ TOKEN_SECRET });
      await send(server, valid);
      const row = await server.store.db
        .selectFrom('leads')
        .select('leadKey')
        .executeTakeFirstOrThrow();
      return row.leadKey;
    };
    expect(await digestOf('one secret of many')).toMatch(/^[\w-]{43}$/);
    expect(await digestOf('one secret of many')).not.toBe(await digestOf('another of the many'));
  });
});

it.each([
  ['a filled honeypot', trapped, false],
  ['a form sent within a second', { fillTime: 10 }, true],
])(
  'suspected spam with %s never hides an honest lead with the same key',
  async (_, suspicion, delivered) => {
    const server = await startTestServer();
    const spam = await send(server, { ...valid, ...suspicion });
    expect(await send(server, { ...valid, ...suspicion })).toBe(spam);
    const honest = await send(server, valid);
    expect(await send(server, valid)).toBe(honest);
    expect(await readReferences(server)).toMatchObject({
      stored: [spam, honest].toSorted(),
      sent: delivered ? [spam, honest].toSorted() : [honest],
    });
  },
);

it('suspected spam hides no honest lead when both arrive at once', async () => {
  const server = await startTestServer();
  const bodies = Array.from({ length: 10 }, (_, n) => (n % 2 ? valid : { ...valid, ...trapped }));
  const references = await Promise.all(bodies.map((body) => send(server, body)));
  const { stored, sent } = await readReferences(server);
  expect(stored).toHaveLength(2);
  expect(sent).toEqual([references[1]]);
});

it('suspected spam never hides a plain form post with the same fields', async () => {
  const server = await startTestServer();
  const post = (body: Record<string, string>) => postForm(server.app, body);
  for (const body of [{ ...valid, ...trapped }, valid, valid]) {
    expect((await post(body)).statusCode).toBe(303);
  }
  const { stored, sent } = await readReferences(server);
  expect(stored).toHaveLength(2);
  expect(sent).toHaveLength(1);
});

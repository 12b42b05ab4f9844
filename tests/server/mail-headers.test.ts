import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listLeads } from '../../server/store/leads.ts';
import { toSingleLine } from '../../server/text/control-characters.ts';
import { needsTool } from '../support/needs-tool.ts';
import { postJson, valid } from './support/consultation.ts';
import { startTestServer } from './support/test-server.ts';

const program = 'tests/server/support/read-mail-headers.py';
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What the program reads. */
interface Read {
  headers: string[];
  subject: string;
  replyTo: [string, string][];
  to: [string, string][];
}

const lookalikes = [
  '=?utf-8?Q?Bcc=3A_victim=40evil.example?=',
  '=?utf-8?B?QmNjOiB2aWN0aW1AZXZpbC5leGFtcGxl?=',
  'see =?utf-8?Q?a b?= here',
  '=?utf-8?X?x?=',
  '=?',
  '?=',
  '=?iso-8859-1?Q?=0D=0ABcc:_victim@evil.example?=',
  '=?utf-8?Q?half',
  'and half?=',
  'Jörg =?utf-8?Q?x?=',
  '"Eve" <eve@evil.example>, victim@evil.example',
  'a; b: c, d (e) \\',
  'x'.repeat(118),
  '招聘'.repeat(50),
  '👩‍💻'.repeat(20),
];

const part = fc.constantFrom(
  ...['=?', '?=', '?Q?', '?b?', 'utf-8', '=0A', '=?utf-8?q?x?=', '=?UTF-8?B?eA==?='],
  ...['"', '\\', '<', '>', ',', ';', ':', '(', ')', '@', ' ', '  ', '\t', '\r\n', '\0', '=', '_'],
  ...['a', 'Bcc:', 'ö', 'ﬀ', '招', '😀', '\u202e', '\ud83d', 'e\u0301', '\u00a0', '\u00ad'],
);
const text = fc
  .array(part, { maxLength: 24 })
  .map((parts) => parts.join('').slice(0, 110))
  .filter((typed) => typed.trim().length >= 2);

it('a Python mail parser reads each header as it was entered', async (context) => {
  needsTool(context, hasPython, 'python3 is not installed');
  const { app, store, outbox, config } = await startTestServer();
  const fuzzed = fc.sample(fc.tuple(text, text), { numRuns: 200, seed: 2047 });
  const names = [...lookalikes.map((typed) => [typed, 'Hollisgate Bank'] as const), ...fuzzed];
  const companies = lookalikes.map((typed) => ['Ada Quill', typed] as const);
  for (const [name, company] of [...names, ...companies])
    await postJson(app, { ...valid, name, company });
  await outbox.idle();

  const folder = join(config.DATA_DIR, 'mail');
  const { stdout, stderr } = spawnSync('python3', [program, folder], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const mails: Read[] = JSON.parse(stdout);
  const leads = await listLeads(store);
  expect(mails).toHaveLength(leads.length);
  const expected = leads.map(({ name, company, email }) => [
    `Consultation request: ${toSingleLine(name)}, ${toSingleLine(company)}`,
    [[toSingleLine(name), email]],
  ]);
  const read = mails.map(({ subject, replyTo }) => [subject, replyTo]);
  const sorted = (each: unknown[]) => each.map((one) => JSON.stringify(one)).sort();
  expect(sorted(read)).toEqual(sorted(expected));
  const kinds = new Set(mails.map(({ headers }) => headers.join()));
  expect([...kinds]).toEqual([
    'Auto-Submitted,Content-Type,Date,From,MIME-Version,Message-ID,Reply-To,Subject,To',
  ]);
  expect(new Set(mails.map(({ to }) => JSON.stringify(to)))).toEqual(
    new Set(['[["Juniper Row","desk@juniper-row.example"]]']),
  );
});

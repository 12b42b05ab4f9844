import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findContentErrors } from '../../owner/content-check.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { fixtureContent } from '../support/fixture-content.ts';

const post = 'posts/count-the-cutover-weekends.md';

/** The errors of content:check, as an owner reads them. */
async function findErrors(folder: string): Promise<string> {
  vi.stubEnv('CONTENT_DIR', folder);
  return (await findContentErrors()).join('\n');
}

/** The fixture with a sentence replaced, by default one of a post. */
function copyWithSentence(
  sentence: string,
  name = post,
  replaced = 'Everyone involved knows this.',
): string {
  const folder = join(createTempDir(), 'content');
  cpSync(fixtureContent, folder, { recursive: true });
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(replaced);
  writeFileSync(file, text.replace(replaced, sentence));
  return folder;
}

describe('a figure in an article about the firm', () => {
  it.each([
    ['of a claim is accepted', 'We take 12 days to fill a role.', undefined],
    ['may spell out percent', 'Of our clients, 75 percent hired again.', undefined],
    ['of a service’s terms is accepted', 'Our shortlist comes within 3 weeks.', undefined],
    ['that a client states is not checked', 'A client wrote, “we waited 40 days.”', undefined],
    ['of somebody else is not checked', 'Their search took 40 days.', undefined],
    ['that differs from the claim is refused', 'We take 10 days to fill a role.', '10 days'],
    ['of another share is refused', 'Of our clients, 74 percent came back.', '74 percent'],
    ['beside the brand is refused', '{brand} answers in 2 hours.', '2 hours'],
  ])('%s', async (_, sentence, refused) => {
    const found = await findErrors(copyWithSentence(sentence));
    if (refused === undefined) expect(found).not.toContain('is neither a claim nor a term');
    else expect(found).toContain(`${post}: '${refused}' is neither a claim nor a term`);
  });
});

describe('a figure on a page', () => {
  const contact = 'pages/contact.yaml';
  const answers = 'Call or write to us and a person answers within 24 hours.';
  it.each([
    ['that /how-we-count explains is accepted', 'A person answers within 24 hours.', undefined],
    ['of a claim may be spelled out', 'We take twelve days.', undefined],
    ['is refused without an explanation', 'A person answers within 5 hours.', '5 hours'],
    ['is refused as a word beside the firm', 'We answer within five hours.', 'five hours'],
    ['is refused at both ends of a range', 'A reply takes 24 to 30 hours.', '30 hours'],
    ['is refused as a sum', 'A search starts at $900.', '$900'],
  ])('%s', async (_, sentence, refused) => {
    const found = await findErrors(copyWithSentence(sentence, contact, answers));
    if (refused === undefined) expect(found).not.toContain('is neither a claim nor a term');
    else expect(found).toContain(`${contact}: meta.description: '${refused}' is neither`);
  });

  it('is refused when a service contradicts its terms', async () => {
    const service = 'services/fox-fast-track.yaml';
    const folder = copyWithSentence(
      'One chair takes 4 to 8 business days.',
      service,
      readAnswer(service),
    );
    expect(await findErrors(folder)).toContain(`${service}: answer: '8 business days' is neither`);
  });
});

const readAnswer = (name: string) =>
  /^answer: (.*?\.)/m.exec(readFileSync(join(fixtureContent, name), 'utf8'))?.[1] ?? '';

it('--figures lists every figure with its explanation', () => {
  const env = { ...process.env, CONTENT_DIR: fixtureContent };
  const output = execFileSync(process.execPath, ['owner/content-check.ts', '--figures'], {
    env,
    encoding: 'utf8',
  });
  expect(output).toContain(
    'pages/contact.yaml: meta.description: 24 hours: explained on /how-we-count',
  );
  expect(output).toMatch(/services\/fox-fast-track\.yaml: answer: 9 business days: a term in/);
  expect(output).not.toContain('undefined');
});

it('the shipped content passes', async () => {
  expect(await findErrors('content')).not.toContain('is neither a claim nor a term');
});

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findContentErrors } from '../../owner/content-check.ts';
import { tempDir } from '../server/support/temp-dir.ts';
import { fixtureContent } from '../support/fixture-content.ts';

const post = 'posts/count-the-cutover-weekends.md';

/** The errors of content:check, as an owner reads them. */
async function errors(folder: string): Promise<string> {
  vi.stubEnv('CONTENT_DIR', folder);
  return (await findContentErrors()).join('\n');
}

/** The fixture with one more sentence in a post. */
function saying(sentence: string): string {
  const folder = join(tempDir(), 'content');
  cpSync(fixtureContent, folder, { recursive: true });
  const file = join(folder, post);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('Everyone involved knows this.');
  writeFileSync(file, text.replace('Everyone involved knows this.', sentence));
  return folder;
}

describe('a figure in an article about the firm', () => {
  it.each([
    ['of a claim stands', 'We take 12 days to fill a role.', undefined],
    ['may spell percent out', 'Of our clients, 75 percent hired again.', undefined],
    ['of a service’s terms stands', 'Our shortlist comes within 3 weeks.', undefined],
    ['in the mouth of another is theirs', 'A client wrote, “we waited 40 days.”', undefined],
    ['of others is theirs', 'Their search took 40 days.', undefined],
    ['that no claim has is refused', 'We take 10 days to fill a role.', '10 days'],
    ['of another share is refused', 'Of our clients, 74 percent came back.', '74 percent'],
    ['beside the brand is refused', '{brand} answers in 2 hours.', '2 hours'],
  ])('%s', async (_, sentence, refused) => {
    const found = await errors(saying(sentence));
    if (refused === undefined) expect(found).not.toContain('is neither a claim nor a term');
    else expect(found).toContain(`${post}: '${refused}' is neither a claim nor a term`);
  });
});

it('the shipped articles pass', async () => {
  expect(await errors('content')).not.toContain('is neither a claim nor a term');
});

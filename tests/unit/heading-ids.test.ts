import { expect, it } from 'vitest';
import { listHeadingIds } from '../../lib/content/check/texts.ts';

it('gives headings the ids that Astro gives them', () => {
  const text = [
    '## Week 1: what changes?',
    '### The `brief`, and *why*',
    '## Read [the guide](/guides/offers) first ##',
    '## Café rules',
    '## Week 1: what changes?',
    '```',
    '## no heading',
    '```',
  ].join('\n');
  expect(listHeadingIds(text)).toEqual([
    'week-1-what-changes',
    'the-brief-and-why',
    'read-the-guide-first',
    'café-rules',
    'week-1-what-changes-1',
  ]);
});

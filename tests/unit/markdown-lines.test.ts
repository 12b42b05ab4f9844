import { expect, it } from 'vitest';
import { fileBreaches } from '../../owner/content-check/advice/breaches.ts';
import { markdownLines } from '../../owner/content-check/advice/markdown-lines.ts';

const name = 'posts/some.md';
const post = `---
title: The pause is the brief
tags: [Leadership, Recruitment]
---
Ask why the last person left
and you get a pause.

## Say it first

- What did they [protect](/blog/some) you from?
- What should they stop doing?

| A | B |
|---|---|
| open | shut |
`;

it('reads a post as its reader does', () => {
  expect(markdownLines(name, post).map(({ path, text }) => `${path[0]}: ${text}`)).toEqual([
    'title: The pause is the brief',
    'tags: Leadership',
    'tags: Recruitment',
    'opening: Ask why the last person left and you get a pause.',
    'heading: Say it first',
    'body: What did they [protect] you from?',
    'body: What should they stop doing?',
    'body: | A | B |',
    'body: |---|---|',
    'body: | open | shut |',
  ]);
});

it('lets a script ask its questions', () => {
  expect(fileBreaches(markdownLines(name, post))).toEqual([]);
});

it.each([
  ['a heading that asks', post.replace('Say it first', 'Why not say it first?')],
  ['a heading that is a gerund', post.replace('Say it first', 'Saying it first')],
  ['a heading that restates', post.replace('Say it first', 'Key takeaways')],
  ['an opening that asks', post.replace('you get a pause.', 'you get what?')],
  ['a forbidden word across a line break', post.replace('left\nand', 'left a secret\nsauce and')],
  ['a worn word in the title', post.replace('the brief', 'pivotal')],
])('finds %s', (_, text) => {
  expect(fileBreaches(markdownLines(name, text))).not.toEqual([]);
});

it('lets an article be written as questions and answers', () => {
  const asking = `${post.replace('Say it first', 'Why not say it first?')}\n\n## Who says it?\n\nYou.\n`;
  expect(fileBreaches(markdownLines(name, asking))).toEqual([]);
});

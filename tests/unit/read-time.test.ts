import { describe, expect, it } from 'vitest';
import { countReadWords, readMinutes } from '../../site/features/post/read-time.ts';

describe('the counted words', () => {
  it.each([
    ['Two words.', 2],
    ['## A heading\n\nand [a link](/blog/somewhere-else).', 5],
    ['| a | b |\n| --- | --- |\n| c d | ____ |', 4],
    ['1. One\n2. Two\n- Three', 3],
    ['Marked.[^1]\n\n[^1]: Its source, which does not count.', 1],
    ['AT&T’s “two–year” plan', 3],
  ])('%s', (markdown, count) => {
    expect(countReadWords(markdown)).toBe(count);
  });
  it('are divided by 220 and rounded to minutes', () => {
    expect(readMinutes('word '.repeat(989))).toBe(4);
    expect(readMinutes('word '.repeat(990))).toBe(5);
    expect(readMinutes('word')).toBe(1);
  });
});

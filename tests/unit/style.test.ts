import { describe, expect, it } from 'vitest';
import { measures, paragraphsOf, sentencesOf } from '../../tools/style/measures.ts';

const corpus = (...bodies: string[]) => bodies.map((body, index) => ({ slug: `p${index}`, body }));

describe('sentences', () => {
  it('end where a reader stops, quotes and decimals included', () => {
    expect(sentencesOf('It is .42. “Call today.” Then wait 2.5 days.')).toEqual([
      'It is .42.',
      '“Call today.”',
      'Then wait 2.5 days.',
    ]);
  });
});

describe('paragraphs', () => {
  it('are running text and quoted passages, as they are read', () => {
    const markdown = [
      'A [link](/blog/x) and a note.[^1]',
      '## A heading',
      '- An item',
      '1. A step',
      '| a | b |\n| --- | --- |',
      '> A script\n> in two rows.',
      '[^1]: A source.',
    ].join('\n\n');
    expect(paragraphsOf(markdown)).toEqual(['A link and a note.', 'A script in two rows.']);
  });
});

describe('the measures of a corpus', () => {
  it('count those who are no one in particular', () => {
    const { words, indefinitePerThousand } = measures(
      corpus('Somebody asked people who wait. No one answered the controller.'),
    );
    expect(words).toBe(10);
    expect(indefinitePerThousand).toBeCloseTo(300);
  });
  it('count paragraphs that end on a verdict', () => {
    const long = 'The controller reads the sheet on Tuesday and sends it back to the CIO.';
    const corpusOfTwo = corpus(`${long} It was short.\n\n${long} ${long}`, 'A line alone.');
    expect(measures(corpusOfTwo).shortClosingPercent).toBe(50);
  });
  it('tell what sentences begin with, the most frequent first', () => {
    const { openings } = measures(corpus('The first. The second. A third.', 'the fourth.'));
    expect(openings).toEqual([
      { name: 'the', percent: 75 },
      { name: 'a', percent: 25 },
    ]);
  });
  it('tell how many posts use a device', () => {
    const { devices } = measures(corpus('| a |\n| --- |', 'On Monday, ask.', 'Neither.'));
    const percent = (device: string) => devices.find(({ name }) => name === device)?.percent;
    expect(percent('a table')).toBeCloseTo(33.3, 1);
    expect(percent('“On Monday”')).toBeCloseTo(33.3, 1);
    expect(percent('an outside source')).toBe(0);
  });
  it('stand an empty corpus', () => {
    expect(measures([])).toMatchObject({ words: 0, indefinitePerThousand: 0, openings: [] });
  });
});

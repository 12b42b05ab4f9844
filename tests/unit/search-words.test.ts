import { describe, expect, it } from 'vitest';
import { createExcerpt, splitMarked } from '../../site/features/search/result-text.ts';
import type { SearchEntry } from '../../site/features/search/search-engine.ts';
import { findSearchTerms } from '../../site/features/search/words.ts';
import { toPlainText } from '../../site/text/plain-text.ts';

const terms = (...all: string[]) => new Set(all);
const marked = (text: string, ...all: string[]) =>
  splitMarked(text, terms(...all)).map((part) => (part.marked ? `[${part.text}]` : part.text));

it('marks surround whole words in any of their forms', () => {
  expect(marked('The CISO’s résumés, and a CIO', 'ciso', 'resume').join('')).toBe(
    'The [CISO’s] [résumés], and a CIO',
  );
});
it('marks surround a compound that matches as one word', () => {
  expect(marked('A counter-offer', 'counteroffer')).toEqual(['A ', '[counter-offer]']);
});
it('marks keep the whole text, even a hostile one', () => {
  for (const text of ['', '<b>offer</b> &amp; offer', 'offer', 'no hit', ' offer '])
    expect(
      splitMarked(text, terms('offer'))
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});

describe('an excerpt', () => {
  const entry = (summary: string, body = ''): SearchEntry => ({
    to: '/',
    kind: 'page',
    title: '',
    note: '',
    summary,
    tags: [],
    body,
  });
  const filler = 'Words that stand around it and say little of note. '.repeat(6);

  const long = `${'word '.repeat(40)}slate ${'word '.repeat(40)}`;
  it.each([
    ['the summary when the term is in it', 'A slate is it.', 'The slate.', /^A slate is it\.$/],
    ['the start of the summary when only the title matches', 'Summary.', filler, /^Summary\.$/],
    [
      'the sentence of the first match in the body',
      'Summary.',
      `${filler}Here the slate comes in. ${filler}`,
      /^Here the slate comes in\. Words .+\u00a0…$/,
    ],
    ['whole words of a long sentence', '', long, /^…\u00a0(?:word )+slate (?:word ?)+\u00a0…$/],
  ])('is %s', (_, summary, body, excerpt) => {
    expect(createExcerpt(entry(summary, body), terms('slate'))).toMatch(excerpt);
  });
  it('is never much longer than two lines', () => {
    for (const text of [filler, 'x'.repeat(5000), `${'x'.repeat(300)} slate ${filler}`])
      expect(createExcerpt(entry(text), terms('slate')).length).toBeLessThan(190);
  });
});

it('the text of a page is plain, without tags, reference marks and notes, with a period after each heading and row', () => {
  const html = [
    '<h2 id="a">A &amp; b</h2>',
    '<p>Said <strong>so</strong>,<sup><a href="#1">1</a></sup> it&#39;s &#x201C;known&#x201D;.</p>',
    '<table><tr><th>One</th><td>Two words</td></tr></table>',
    '<p>H<sub>2</sub>O&nbsp;&mdash; <b>bold</b>,<br>a <del>cut</del> &#x110000;</p><!-- no -->',
    '<section data-footnotes class="footnotes"><ol><li>Source.</li></ol></section>',
  ].join('\n');
  expect(toPlainText(html)).toBe(
    "A & b. Said so, it's “known”. One, Two words. H2O — bold, a cut \ufffd.",
  );
});
it('the text of a page leaves out controls and what is hidden, and separates elements that touch', () => {
  const html =
    '<p><span>12</span><span>days</span></p><nav>Menu</nav><form>Name <button>Send</button></form>' +
    '<p aria-hidden="true">Ticks</p><div popover>How we count</div><p>Left</p>';
  expect(toPlainText(html)).toBe('12 days. Left.');
});

it.each([
  ['Who searches for a CISO?', ['search', 'ciso']],
  ['the', ['the']],
  ['IT', ['it']],
  ['offers offer', ['offer']],
  ['!?', []],
])('the terms of a search of %j', (typed, expected) => {
  expect(findSearchTerms(typed)).toEqual(expected);
});

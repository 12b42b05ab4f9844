import { describe, expect, it } from 'vitest';
import { breaches, fileBreaches } from '../../owner/content-check/advice/breaches.ts';
import { exceptions } from '../../owner/content-check/advice/never-list.ts';

const line = (text: string, field = 'text') => ({ file: 'content/some.yaml', path: [field], text });

describe('the never-list finds what docs/product.md forbids', () => {
  it.each([
    'In today’s fast-moving market, finding the right CIO has never mattered more.',
    'We connect you with leaders, seamlessly.',
    'A holistic approach',
    'Navigating the hiring process',
    'Not just a résumé but a person.',
    'Don’t let your candidate slip away!',
    'Hire a rock star',
    'The result? A shorter list.',
    'A search that ends — soon',
    "It's a straight quote",
    'Looking for a CIO?',
    'We understand hiring.',
    'Call us 🙂',
    'See all services →',
  ])('%s', (text) => {
    expect(breaches(line(text))).not.toEqual([]);
  });
  it.each([
    'Your CIO resigned on Friday and the ERP cutover is in nine weeks.',
    'The finalist said “not yet” and meant it.',
  ])('lets pass: %s', (text) => {
    expect(breaches(line(text))).toEqual([]);
  });
  it('lets a reader’s question stand as a question', () => {
    expect(breaches(line('Can we hire them later?', 'question'))).toEqual([]);
  });
  it('counts what may occur once in a file', () => {
    const turn = line('It is not the market, it is the brief.');
    expect(fileBreaches([turn])).toEqual([]);
    expect(fileBreaches([turn, turn])).not.toEqual([]);
  });
  it.each(exceptions)('needs its exception: $text', ({ text }) => {
    expect(breaches(line(text))).toEqual([]);
    expect(breaches(line(`${text} `))).not.toEqual([]);
  });
});

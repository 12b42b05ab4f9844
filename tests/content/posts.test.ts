/** Holds every post to its form: its length, its links, its quote, its summary. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../contracts/content/markdown.ts';
import { articleSchema, postSchema } from '../../contracts/content/post.ts';
import { countReadWords, readMinutes } from '../../site/content/read-time.ts';
import { keeps, topicChoices } from '../../site/features/blog/topic-filter.ts';
import { firstSentence } from '../../site/text/first-sentence.ts';
import { filesUnder, rawText } from './content-files.ts';
import { countWords } from './prose.ts';

const read = (file: string) => {
  const schema = file.startsWith('content/articles/') ? articleSchema : postSchema;
  const { data, body } = readMarkdown(file, rawText(file), schema);
  return { file, slug: basename(file, '.md'), body: body.trim(), ...data };
};
const posts = filesUnder('content/posts', '.md').map(read);
const articles = filesUnder('content/articles', '.md').map(read);
const all = [...posts, ...articles];
const whole = all.filter(({ body }) => body !== '');
const named = <Post extends { slug: string }>(list: Post[]) =>
  list.map((post) => [post.slug, post] as const);

/** Least and most words of a body, by its stated minutes. */
const lengths: Record<number, readonly [number, number]> = {
  4: [840, 920],
  5: [1050, 1150],
  6: [1270, 1370],
  7: [1490, 1590],
  8: [1710, 1810],
};

describe('the two lists', () => {
  it('hold 19 posts and six dedicated articles, at least 20 of them whole', () => {
    expect([posts.length, articles.length]).toEqual([19, 6]);
    expect(whole.length).toBeGreaterThanOrEqual(20);
    expect(articles.every(({ body }) => body !== '')).toBe(true);
  });
  it('have no address twice, and none of another page', () => {
    const slugs = [...all.map(({ slug }) => slug), 'not-found'];
    expect(new Set(slugs).size).toBe(slugs.length);
  });
  it.each([
    ['Leadership', 9],
    ['Recruitment', 8],
    ['Technology Strategy', 5],
    ['All Topics', 19],
  ] as const)('%s keeps %i of the main list', (choice, count) => {
    expect(topicChoices).toContain(choice);
    expect(posts.filter((post) => keeps(choice, post))).toHaveLength(count);
  });
});

describe('the dedicated articles have the dates, minutes and buttons of the specification', () => {
  it.each([
    ['give-your-recruiter-the-intel-they-need-for-search-success', '2025-06-12', 6, 'Get in Touch'],
    ['the-hidden-cost-of-a-slow-tech-hire', '2025-06-13', 8, 'Start the Conversation'],
    [
      'keep-talking-after-yes-why-silence-after-the-offer-kills-great-hires',
      '2025-10-17',
      5,
      'Get in Touch',
    ],
    ['you-cant-automate-alignment', '2025-09-17', 4, 'Start the Conversation'],
    [
      'why-your-open-role-feels-like-a-lottery-and-what-to-do-about-it',
      '2025-10-17',
      4,
      'Get in Touch',
    ],
    ['the-it-job-market-what-the-headlines-miss', '2025-10-29', 6, 'Schedule a Consultation'],
  ] as const)('%s', (slug, date, minutes, action) => {
    expect(articles.find((article) => article.slug === slug)).toMatchObject({
      date,
      minutes,
      action,
    });
  });
});

describe('every post', () => {
  it.each(named(all))(
    '%s has a summary of 25 to 45 words whose first sentence stands alone',
    (_, { summary }) => {
      expect(countWords(summary)).toBeGreaterThanOrEqual(25);
      expect(countWords(summary)).toBeLessThanOrEqual(45);
      expect(firstSentence(summary)).toMatch(/\.$/);
      expect(firstSentence(summary).length).toBeLessThanOrEqual(155);
    },
  );
  it.each(named(all))('%s has a short quote, and no tag twice', (_, { featuredQuote, tags }) => {
    expect(countWords(featuredQuote ?? '')).toBeGreaterThan(0);
    expect(countWords(featuredQuote ?? '')).toBeLessThanOrEqual(14);
    expect(new Set(tags).size).toBe(tags.length);
  });
  it.each(named(all))('%s is of its months', (_, { date }) => {
    expect(date >= '2025-02-01' && date <= '2025-10-31').toBe(true);
  });
  it('has a title and a description of its own', () => {
    const firsts = all.map(({ summary }) => firstSentence(summary));
    expect(new Set(firsts).size).toBe(all.length);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  });
});

/** Links of the body to posts, by slug. */
const postLinks = (body: string) =>
  [...body.matchAll(/\]\(\/blog\/([a-z0-9-]+)\)/g)].map(([, slug = '']) => slug);
/** What a reader reads, in one line. */
const running = (markdown: string) =>
  markdown
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>]/g, '')
    .replace(/\s+/g, ' ');

describe('every body', () => {
  it.each(named(whole))('%s is as long as its minutes say', (_, { body, minutes }) => {
    const [least, most] = lengths[minutes] ?? [0, 0];
    expect(countReadWords(body)).toBeGreaterThanOrEqual(least);
    expect(countReadWords(body)).toBeLessThanOrEqual(most);
    expect(readMinutes(body)).toBe(minutes);
  });
  it.each(named(whole))('%s has its quote in it, whole', (_, { body, featuredQuote = '' }) => {
    expect(running(body)).toContain(featuredQuote);
  });
  it.each(named(whole))('%s links to whole posts, to each once', (_, { slug, body }) => {
    const links = postLinks(body);
    const known = whole.map((post) => post.slug).filter((other) => other !== slug);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !known.includes(link))).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
  });
  it.each(named(whole))('%s gets to its point before its first heading', (slug, { body }) => {
    const headings = body.match(/^## /gm) ?? [];
    // The market article has the seven sections of the specification.
    const most = slug === 'the-it-job-market-what-the-headlines-miss' ? 7 : 6;
    expect(body).not.toMatch(/^#/);
    expect(body).not.toMatch(/^# /m);
    expect(headings.length).toBeGreaterThanOrEqual(3);
    expect(headings.length).toBeLessThanOrEqual(most);
  });
  it.each(named(whole))('%s holds no code and no markup but Markdown', (_, { body }) => {
    expect(body).not.toMatch(/```|<\/?[a-z]/i);
  });
  it.each(named(whole))('%s names each source that it marks', (_, { body }) => {
    const marked = new Set([...body.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, name]) => name));
    const noted = new Set([...body.matchAll(/^\[\^([^\]]+)\]:/gm)].map(([, name]) => name));
    expect([...noted].sort()).toEqual([...marked].sort());
  });
});

describe('words that are read', () => {
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
  it('make minutes of 220, rounded', () => {
    expect(readMinutes('word '.repeat(989))).toBe(4);
    expect(readMinutes('word '.repeat(990))).toBe(5);
    expect(readMinutes('word')).toBe(1);
  });
});

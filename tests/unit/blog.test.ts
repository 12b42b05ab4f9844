import topicChoices from 'virtual:topics';
import { describe, expect, it } from 'vitest';
import { findFirstPosts, matchesTopic } from '../../site/features/blog/list-state.ts';
import { toShareLinks } from '../../site/features/post/AfterText.tsx';
import {
  adaptArticle,
  findQuestions,
  readContents,
} from '../../site/features/post/article-html.ts';
import {
  allPosts,
  findMoreInsights,
  findRelatedArticles,
  type Post,
  toListedCards,
} from '../../site/features/post/posts.ts';
import { countReadWords, readMinutes } from '../../site/features/post/read-time.ts';
import { adaptForReaders } from '../../site/metadata/feed.ts';
import { escapeXml } from '../../site/metadata/rss.ts';

type Related = Pick<Post, 'slug' | 'topic' | 'tags'>;
const post = (slug: string, topic: Post['topic'], ...tags: Post['tags']): Related => ({
  slug,
  topic,
  tags,
});
const list = [
  post('a', 'Cybersecurity', 'Security', 'Leadership'),
  post('b', 'IT Recruitment', 'Recruitment'),
  post('c', 'Cloud Infrastructure', 'Cloud', 'Technology Strategy'),
  post('d', 'Cybersecurity', 'Security', 'Leadership', 'Onboarding'),
  post('e', 'Technology Strategy', 'Data'),
  post('f', 'Team Building', 'Leadership'),
  post('g', 'Team Building', 'Leadership'),
];
const slugs = (found: readonly Related[]) => found.map(({ slug }) => slug);
const [a, b, , d] = list as [Related, Related, Related, Related];

it('the lists of posts list the newest post first', () => {
  const dates = allPosts.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('the lists of posts show as many as the page says at first', () => {
  const later = toListedCards(allPosts, 7).map((card) => card.later);
  expect(later).toEqual(allPosts.map((_, index) => index > 6));
});

it('related posts are the two that follow, wrapping', () => {
  expect(slugs(findRelatedArticles(a, list))).toEqual(['b', 'c']);
  expect(slugs(findRelatedArticles(b, list))).toEqual(['c', 'd']);
  expect(slugs(findRelatedArticles(post('g', 'Team Building'), list))).toEqual(['a', 'b']);
  expect(findRelatedArticles(a, [a])).toEqual([]);
});
it('more insights are up to three posts that share a tag or the topic, most in common first', () => {
  expect(slugs(findMoreInsights(a, list))).toEqual(['d', 'f', 'g']);
  expect(slugs(findMoreInsights(b, list))).toEqual([]);
});
it('more insights leave out posts that the page already links to', () => {
  expect(slugs(findMoreInsights(a, list, [d]))).toEqual(['f', 'g']);
});
it('every post of the sample has related posts', () => {
  for (const entry of allPosts) {
    const related = findRelatedArticles(entry, allPosts);
    const more = findMoreInsights(entry, allPosts, related);
    expect(related, entry.slug).toHaveLength(2);
    expect(more.length, entry.slug).toBeGreaterThan(0);
    expect(slugs([...related, ...more])).not.toContain(entry.slug);
  }
});

it('the topic filter keeps posts whose topic or any tag contains the choice', () => {
  const listChoices = (entry: Related) =>
    topicChoices.filter((choice) => matchesTopic(choice, entry));
  expect(list.map(listChoices)).toEqual([
    ['All Topics', 'Leadership'],
    ['All Topics', 'Recruitment'],
    ['All Topics', 'Technology Strategy'],
    ['All Topics', 'Leadership'],
    ['All Topics', 'Technology Strategy'],
    ['All Topics', 'Leadership'],
    ['All Topics', 'Leadership'],
  ]);
});
it('the topic filter finds the first post of each topic once, in the order of the list', () => {
  expect(slugs(findFirstPosts(list))).toEqual(['a', 'b', 'c']);
  expect(slugs(findFirstPosts([...list].reverse()))).toEqual(['g', 'e', 'b']);
  expect(findFirstPosts([])).toEqual([]);
});

const question = '<h2 id="a">Who decides?</h2><p>The CIO &amp; the CFO.</p>';
const noted = '<section data-footnotes><h2 id="footnote-label">Footnotes</h2></section>';
it('the questions of an article are the headings with the text under them', () => {
  const html = `<p>Before.</p>${question}<h3 id="b">When?</h3><p>By <a href="/x">Friday</a>.</p><h2 id="c">After</h2><p>No.</p>${noted}`;
  expect(findQuestions(html)).toEqual([
    { question: 'Who decides?', answer: 'The CIO & the CFO.' },
    { question: 'When?', answer: 'By Friday.' },
  ]);
});
it('the questions of an article leave out the notes', () => {
  const html = `${question}<h2 id="b">Why?</h2><p>Said.<sup><a href="#n">1</a></sup></p>${noted}`;
  expect(findQuestions(html)?.at(1)).toEqual({ question: 'Why?', answer: 'Said.' });
});
it('the questions of an article are undefined for fewer than two questions', () => {
  expect(findQuestions(question)).toBeUndefined();
  expect(findQuestions('<h2 id="a">A statement</h2><p>Text.</p>')).toBeUndefined();
});

const links = toShareLinks({
  title: 'Cats & dogs: 50%?',
  summary: 'One sentence. Another & more.',
  address: 'https://juniper-row.example/blog/cats',
});
it('share links link to both networks with the article as a parameter', () => {
  expect(new URL(links.microblog).origin).toBe('https://x.com');
  expect(new URL(links.microblog).searchParams.get('text')).toBe('Cats & dogs: 50%?');
  expect(new URL(links.microblog).searchParams.get('url')).toMatch(/\/blog\/cats$/);
  expect(new URL(links.network).hostname).toBe('www.linkedin.com');
  expect(new URL(links.network).searchParams.get('url')).toMatch(/\/blog\/cats$/);
});
it('share links open an email with the title, the summary and the link', () => {
  expect(links.mail).not.toContain('+');
  const mail = new URL(links.mail).searchParams;
  expect(mail.get('subject')).toBe('Cats & dogs: 50%?');
  expect(mail.get('body')).toBe(
    'One sentence. Another & more.\r\n\r\nhttps://juniper-row.example/blog/cats',
  );
});

describe('an article’s HTML', () => {
  const site = new URL('https://juniper-row.example');
  const rendered = [
    '<p>Said.<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref aria-describedby="footnote-label">1</a></sup></p>',
    '<h2 id="a-b">A &amp; b</h2>',
    '<table><thead><tr><th></th><th style="text-align: right">N</th></tr></thead>',
    '<tbody><tr><td>One</td><td style="text-align: right">1</td></tr><tr><td></td><td>2</td></tr></tbody></table>',
    '<p>Said before.</p>',
    '<table><thead><tr><th>A</th></tr></thead></table>',
    '<p>Table: Of &amp; with a name</p>',
    '<table><thead><tr><th>B</th></tr></thead></table>',
    '<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>',
    '<ol><li id="user-content-fn-1"><p>Source. <a href="#user-content-fnref-1" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a> <a href="#user-content-fnref-1-2" data-footnote-backref="" aria-label="Back to reference 1-2" class="data-footnote-backref">↩<sup>2</sup></a></p></li></ol>',
    '</section>',
  ].join('\n');
  const { body, sources } = adaptArticle(rendered, site);
  it('keeps the roles of stacked tables, without inline styles or empty headers', () => {
    expect(body).toContain(
      '<table class="stacked-table stacked-table-short" role="table" aria-labelledby="table-1">',
    );
    expect(body).toContain(
      '<td role="cell"></td><th scope="col" role="columnheader" class="stacked-table-right">N</th>',
    );
    expect(body).not.toContain('style=');
  });
  it('gives tables row headers, and each cell the name of its column', () => {
    expect(body).toContain(
      '<th scope="row" role="rowheader">One</th><td role="cell" class="stacked-table-right" data-column="N">1</td>',
    );
    expect(body).toContain('<td role="cell"></td><td role="cell" data-column="N">2</td>');
  });
  it('captions tables with the line before them, or with the title of their section', () => {
    const captions = [...body.matchAll(/<caption id="(.*?)" class="(.*?)">(.*?)<\/caption>/g)];
    expect(captions.map(([, ...parts]) => parts)).toEqual([
      ['table-1', 'sr-only', 'A &amp; b'],
      ['table-2', 'sr-only', 'A &amp; b, table 2'],
      ['table-3', 'stacked-table-caption', 'Of &amp; with a name'],
    ]);
    expect(body).toContain('<p>Said before.</p>');
    expect(body).not.toContain('Table:');
  });
  it('separates the notes, renames their label and replaces the arrow that the font lacks', () => {
    expect(body).not.toContain('data-footnotes');
    expect(body).toContain('aria-describedby="sources"');
    expect(sources).toMatch(/ aria-label="Back to reference 1"[^>]*>Back<\/a>/);
    // Its name must hold what it shows.
    expect(sources).toMatch(
      /fnref-1-2" data-footnote-backref="" class="[\w-]+">Back <sup>2<\/sup><\/a>/,
    );
    expect(sources).toMatch(/^<li id="user-content-fn-1">/);
  });
  it('removes accents from anchors, in the text and in the contents', () => {
    const heading = { depth: 2, slug: 'five-résumés', text: 'Five résumés' };
    const label = { depth: 2, slug: 'footnote-label', text: 'Footnotes' };
    expect(readContents([heading, { ...heading, depth: 3 }, label])).toEqual([
      { id: 'five-resumes', title: 'Five résumés' },
    ]);
    expect(adaptArticle('<h2 id="five-résumés">Five résumés</h2>', site).body).toBe(
      '<h2 id="five-resumes">Five résumés</h2>',
    );
  });
  it('adds the full address of internal links, for print', () => {
    expect(adaptArticle('<p><a href="/blog/cats?a=1&amp;b=2">Cats</a></p>', site).body).toBe(
      '<p><a href="/blog/cats?a=1&amp;b=2" data-address="https://juniper-row.example/blog/cats?a=1&amp;b=2">Cats</a></p>',
    );
  });
  it('has no sources without notes', () => {
    expect(adaptArticle('<p>Plain.</p>', site)).toEqual({ body: '<p>Plain.</p>', sources: '' });
  });
});

it('feeds remove inline styles', () => {
  expect(adaptForReaders('<td style="text-align: right">1</td>', 'https://a.example/')).toBe(
    '<td>1</td>',
  );
});
it('feeds escape markup and drop characters that XML forbids', () => {
  expect(escapeXml(`<a href="x">R&D's\u0000 ok 🙂</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;R&amp;D&apos;s ok 🙂&lt;/a&gt;',
  );
});

it.each([
  ['Two words.', 2],
  ['## A heading\n\nand [a link](/blog/somewhere-else).', 5],
  ['| a | b |\n| --- | --- |\n| c d | ____ |', 4],
  ['1. One\n2. Two\n- Three', 3],
  ['Marked.[^1]\n\n[^1]: Its source, which does not count.', 1],
  ['AT&T’s “two–year” plan', 3],
])('the counted words: %s', (markdown, count) => {
  expect(countReadWords(markdown)).toBe(count);
});
it('the counted words are divided by 220 and rounded to minutes', () => {
  expect(readMinutes('word '.repeat(989))).toBe(4);
  expect(readMinutes('word '.repeat(990))).toBe(5);
  expect(readMinutes('word')).toBe(1);
});

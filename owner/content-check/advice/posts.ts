/** Advice on a post: its length, summary, quote and links (docs/product.md, Blog). */

import { contentFolder } from '../../../lib/content/folder.ts';
import { keeps, topicChoices } from '../../../site/features/blog/topic-filter.ts';
import { countReadWords, readMinutes } from '../../../site/features/post/read-time.ts';
import { firstSentence } from '../../../site/text/first-sentence.ts';
import { sentencesOf } from '../../../tools/style/measures.ts';
import { type CheckedPost, readPosts } from '../content.ts';
import { countWords, repeated } from './prose.ts';

const summaryWords = { least: 25, most: 45 };
const answerSentences = 2;
const answerCharacters = 360;
const quoteWords = 14;
const descriptionChars = 155;
const sections = { least: 3, most: 7 };

export function postAdvice(): string[] {
  const posts = readPosts('posts');
  const all = [...posts, ...readPosts('articles')];
  const empty = topicChoices.filter((choice) => !posts.some((post) => keeps(choice, post)));
  const folder = contentFolder();
  return [
    ...all.flatMap((post) =>
      [
        ...answerAdvice(post),
        ...summaryAdvice(post),
        ...quoteAdvice(post),
        ...bodyAdvice(post, all),
      ].map((said) => `${post.file}: ${said}`),
    ),
    ...repeated(all.map(({ title }) => title)).map(
      (title) => `${folder}: two posts are “${title}”`,
    ),
    ...repeated(all.map(({ summary }) => firstSentence(summary))).map(
      (sentence) => `${folder}: two posts are described as “${sentence}”`,
    ),
    ...empty.map((choice) => `${folder}/posts: no post is kept by the filter's '${choice}'`),
  ];
}

function answerAdvice({ answer }: CheckedPost): string[] {
  const count = sentencesOf(answer).length;
  const { length } = answer;
  return [
    ...(count === answerSentences ? [] : [`the answer has ${count} sentences; two are good`]),
    ...(length > answerCharacters
      ? [`the answer has ${length} characters; ${answerCharacters} fit above the fold of a phone`]
      : []),
  ];
}

function summaryAdvice({ summary }: CheckedPost): string[] {
  const words = countWords(summary);
  const first = firstSentence(summary);
  return [
    ...(words < summaryWords.least || words > summaryWords.most
      ? [`the summary has ${words} words; ${summaryWords.least} to ${summaryWords.most} are good`]
      : []),
    ...(!first.endsWith('.') || first.length > descriptionChars
      ? [`the summary's first sentence is what search engines show: end it within 155 characters`]
      : []),
  ];
}

function quoteAdvice({ featuredQuote, body, tags }: CheckedPost): string[] {
  const quote = featuredQuote ?? '';
  return [
    ...(quote === '' ? ['no quote is featured'] : []),
    ...(countWords(quote) > quoteWords ? [`the quote has more than ${quoteWords} words`] : []),
    ...(body !== '' && !running(body).includes(quote) ? ['the quote is not in the text'] : []),
    ...repeated(tags).map((tag) => `the tag '${tag}' is there twice`),
  ];
}

function bodyAdvice({ body, minutes, slug }: CheckedPost, all: CheckedPost[]): string[] {
  if (body === '') return [];
  const read = readMinutes(body);
  const headings = (body.match(/^## /gm) ?? []).length;
  const links = [...body.matchAll(/\]\(\/blog\/([a-z0-9-]+)\)/g)].map(([, to = '']) => to);
  const unwritten = links.filter((to) => all.some((post) => post.slug === to && post.body === ''));
  return [
    ...(read === minutes
      ? []
      : [`states ${minutes} minutes; its ${countReadWords(body)} words take ${read}`]),
    ...(/^#/.test(body) ? ['begins with a heading; a paragraph should come first'] : []),
    ...(/^# /m.test(body) ? ['has a heading of the first level, which is the title’s'] : []),
    ...(headings < sections.least || headings > sections.most
      ? [`has ${headings} sections; ${sections.least} to ${sections.most} are good`]
      : []),
    ...(/```|<\/?[a-z]/i.test(body) ? ['has code or HTML in it'] : []),
    ...(links.length === 0 ? ['links to no other post'] : []),
    ...(links.includes(slug) ? ['links to itself'] : []),
    ...unwritten.map((to) => `links to ${to}, which is not written yet`),
    ...repeated(links).map((to) => `links to ${to} twice`),
  ];
}

/** The visible text, on one line. */
const running = (markdown: string) =>
  markdown
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>]/g, '')
    .replace(/\s+/g, ' ');

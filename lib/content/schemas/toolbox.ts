/** content/tools/toolbox.yaml: the page of all tools. */
import { z } from 'zod';
import { ref } from '../references.ts';
import { band, linkWithText, pageHead, titled, words } from './words.ts';

/** What readers can copy from an article: a table, words to say or send, steps in order. */
const pieceKinds = ['table', 'script', 'checklist'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** A post whose tables, scripts and checklists are tools, except kinds that only illustrate it. */
const source = z.strictObject({
  post: ref('posts'),
  without: z.array(z.enum(pieceKinds)).default([]),
  names: z
    .array(words)
    .default([])
    .describe('What each of its tools is called here, in order; else by the heading above it.'),
});

const moment = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: words,
  text: words,
  from: z.array(source).min(1),
});

export const toolboxSchema = pageHead.extend({
  instruments: z
    .strictObject({
      headline: words,
      items: z.array(linkWithText).min(1),
    })
    .describe('The tools and the specimen slate, each on a page of its own.'),
  moments: z
    .array(moment)
    .describe('When a hiring leader needs what the articles hold, in order; may be empty.'),
  guides: titled.optional().describe('The words above the guides. Without them, none are listed.'),
  piece: z.strictObject({
    kinds: z.record(z.enum(pieceKinds), words),
    from: words,
    copy: words,
    copied: words,
    copyFailed: words,
    print: words,
    csv: words,
    word: words,
    more: words
      .default('Show {count} more')
      .describe('Shows the others of a moment. {count} is how many.'),
  }),
  band,
});
export type ToolboxContent = z.infer<typeof toolboxSchema>;

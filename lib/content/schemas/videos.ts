/** content/videos.yaml: the short talks on the list of posts. */
import { z } from 'zod';
import { topic } from './lists.ts';
import { areUnique, sample, words } from './words.ts';

/** An address in which `{id}` stands for the talk. */
const talkAddress = z
  .string()
  .regex(/^https:\/\/.*\{id\}/, 'must be an https address with {id} in it')
  .refine((text) => URL.canParse(text), 'must be an address');

const id = z.string().regex(/^[\w-]+$/, 'must be letters, digits, - and _');

export const videosSchema = z.strictObject({
  sample,
  watch: talkAddress.describe('The watch page of the video host.'),
  thumbnail: talkAddress.describe(
    "The host's picture of a talk, 16 by 9. It is requested only after marketing consent.",
  ),
  items: z
    .array(
      z.strictObject({
        id,
        title: words,
        topic: topic.describe('Determines the drawing of its poster.'),
      }),
    )
    .min(1)
    .refine((talks) => areUnique(talks.map(({ id }) => id)), {
      error: 'an id is listed twice',
    }),
});
export type Videos = z.infer<typeof videosSchema>;

/** A picture beside the content file that shows it. */
import { z } from 'zod';
import { findPictureError } from '../references.ts';

/** Formats that the build reads. Visitors get AVIF and WebP. */
export const pictureFormats = 'JPEG, PNG, WebP or AVIF';

/** A path down from the content file's folder, never out of it. */
const relativePath = /^\.\/(?:[\w-]+\/)*[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/i;

/** @returns whether a text is the path of a picture beside a content file, such as `./portrait.jpg` */
export const isPicturePath = (text: string): boolean => relativePath.test(text);

const noAlt = 'must say what the picture shows, for people who cannot see it';

export const pictureSchema = z.strictObject({
  file: z
    .string()
    .regex(relativePath, {
      error: `must be a ${pictureFormats} beside this file, written as ./portrait.jpg`,
      abort: true,
    })
    .superRefine((file, { addIssue }) => {
      const message = findPictureError(file);
      if (message) addIssue({ code: 'custom', message });
    })
    .meta({ contentMediaType: 'image/*' })
    .describe('From the content file: `./portrait.jpg`.'),
  alt: z
    .string({ error: noAlt })
    .trim()
    .min(1, noAlt)
    .describe('Read out in place of the picture.'),
});
export type Picture = z.infer<typeof pictureSchema>;

import type { PictureSources } from '../ui/OwnPicture.tsx';
import { people } from './content.ts';
import { resolveOptionalPicture } from './own-pictures.ts';

/** People's portraits by their ids, for those who have one. */
export const portraits: Readonly<Record<string, PictureSources | undefined>> = Object.fromEntries(
  await Promise.all(
    people.map(
      async ({ id, picture }) =>
        [id, await resolveOptionalPicture('people.yaml', picture, 'portrait')] as const,
    ),
  ),
);

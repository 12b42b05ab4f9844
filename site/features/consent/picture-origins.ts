import { stockPhotoOrigin } from '../../../lib/content/browser-constants.ts';
import type { Videos } from '../../../lib/content/schemas/videos.ts';
import { allPosts } from '../post/posts.ts';

/** Other hosts whose pictures a page of the blog may show, for its content security policy. */
export const listPictureOrigins = (videos?: Pick<Videos, 'thumbnail' | 'items'>): string[] => [
  ...(videos && videos.items.length > 0 ? [new URL(videos.thumbnail).origin] : []),
  ...(allPosts.some(({ imageUrl }) => imageUrl !== undefined) ? [stockPhotoOrigin] : []),
];

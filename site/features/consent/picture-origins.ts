import { stockPhotoOrigin } from '../../../lib/content/browser-constants.ts';
import type { Videos } from '../../../lib/content/schemas/videos.ts';
import { allPosts } from '../post/posts.ts';

/**
 * Other hosts whose pictures a page of the blog can show, once a visitor allows it: its policy names
 * them, and no other page's does.
 */
export function pictureOrigins(videos?: Pick<Videos, 'thumbnail'>): string[] {
  const postsNameSome = allPosts.some(({ imageUrl }) => imageUrl !== undefined);
  return [
    ...(videos ? [new URL(videos.thumbnail).origin] : []),
    ...(postsNameSome ? [stockPhotoOrigin] : []),
  ];
}

/** Posts that other files name by their files. */
import { contentFile } from '../../lib/content/folder.ts';
import { isPublished } from '../../lib/content/publication.ts';
import { sitemapSchema } from '../../lib/content/schemas/sitemap.ts';
import { toolboxSchema } from '../../lib/content/schemas/toolbox.ts';
import { readPosts, readYaml } from './content.ts';

/** @returns a sentence for each named post that is not there, or not out yet */
export function namedPostErrors(): string[] {
  const posts = new Map(
    [...readPosts('posts'), ...readPosts('articles')].map((post) => [post.slug, post]),
  );
  return namedPosts().flatMap(({ place, slug }) => {
    const post = posts.get(slug);
    if (!post) return [`${place}: no post is '${slug}'. Name the file of one, without .md`];
    if (isPublished(post)) return [];
    const until = post.draft ? 'a draft' : post.date;
    return [`${place}: '${slug}' is not out yet (${until}). Name another one until then`];
  });
}

function namedPosts(): { place: string; slug: string }[] {
  const { featured } = readYaml('pages/sitemap.yaml', sitemapSchema).posts;
  const { moments } = readYaml('tools/toolbox.yaml', toolboxSchema);
  const toolbox = contentFile('tools/toolbox.yaml');
  return [
    ...featured.map((slug) => ({
      place: `${contentFile('pages/sitemap.yaml')}: posts.featured`,
      slug,
    })),
    ...moments.flatMap(({ from }, index) =>
      from.map(({ post }) => ({ place: `${toolbox}: moments.${index}.from`, slug: post })),
    ),
  ];
}

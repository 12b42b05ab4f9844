/** Pages of invented content, while its files are marked as samples. */
import { getPersonPath } from '../../lib/content/addresses.ts';
import { findSampleValue } from '../../lib/content/sample-values.ts';
import type { Section } from '../../lib/content/schemas/pages.ts';
import { allPosts } from '../features/post/posts.ts';
import { cities, ownPages, people, services, specimenSlate, testimonials } from './content.ts';

const isSample = ({ sample }: { sample?: boolean | undefined }) => sample === true;

function showsSamples({ kind }: Section): boolean {
  return (
    (kind === 'quotes' && testimonials.some(isSample)) ||
    (kind === 'people' && people.some(isSample))
  );
}

const samplePages: readonly string[] = [
  ...(testimonials.some(isSample) ? ['/testimonials'] : []),
  ...(people.some(isSample) ? ['/about'] : []),
  ...people.filter(isSample).map(({ id }) => getPersonPath(id)),
  ...(cities.some(isSample) ? ['/locations'] : []),
  ...services.filter(isSample).map(({ id }) => `/services/${id}`),
  ...(specimenSlate?.sample ? ['/tools/specimen-slate'] : []),
  ...cities.filter(isSample).map(({ path }) => path),
  ...ownPages.filter(({ sections }) => sections.some(showsSamples)).map(({ slug }) => `/${slug}`),
  ...allPosts.filter(isSample).map(({ slug }) => `/blog/${slug}`),
];

/**
 * Invented quotes, people and terms must not reach search results as if they were real
 * (docs/product.md, Claims and samples).
 *
 * @param path canonical
 * @param site the site's address; a sample's address lists everything
 */
export const isHeldBack = (path: string, site: URL): boolean =>
  findSampleValue(site.hostname) === undefined && samplePages.includes(path);

/** One page of each kind that search engines list, for the bench and the weight tests. */
export const onePageOfEachKind = [
  '/',
  '/services',
  '/services/interim-staffing',
  '/dallas-it-recruitment',
  '/about',
  '/contact',
  '/testimonials',
  '/career-strategy',
  '/privacy',
  '/sitemap',
  '/blog',
  '/blog/write-the-scorecard-before-you-meet-anyone',
];

/** One page of each kind that search engines list: what the bench measures and the tests weigh. */
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

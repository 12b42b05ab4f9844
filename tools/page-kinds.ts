/** The addresses of one page of each kind: what the bench measures and the tests weigh. */
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
  '/search',
  '/blog',
  '/blog/write-the-scorecard-before-you-meet-anyone',
];

import { type FirmFacts, serverSettings } from './support/firm.ts';

/** Two partners in Wisconsin, who keep most of what the sample has. */
export const ashgrove: FirmFacts = {
  id: 'ashgrove',
  name: 'Ashgrove, Pell & Marrow',
  prefix: 'APM',
  address: '410 Harbor View Place, Milwaukee, WI 53202',
  start: 'sample',
  removed: [
    'cities/{dallas,little-rock,new-york-city,shreveport,vero-beach}.yaml',
    'services/fox-fast-track.yaml',
    'posts/the-it-job-market-what-the-headlines-miss.md',
    'pay.yaml',
    'tools/specimen-slate.yaml',
    'worked-searches.yaml',
  ],
  /** Has no width axis, like most typefaces. */
  typeface:
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  portraits: [
    {
      file: 'nora.jpg',
      alt: 'Nora Ashgrove by a window over the harbor',
      background: '#7a5c46',
    },
    { file: 'tobias.jpg', alt: 'Tobias Pell at his desk', background: '#4d5f73' },
  ],
  posts: {
    published: 'ask-for-the-on-call-list',
    scheduled: 'open-the-budget-in-january',
    draft: 'an-unfinished-thought',
  },
  moved: [
    ['/our-partners?x=1', '/about?x=1#team'],
    ['/services/fast-hiring', '/services/fast-lane'],
  ],
  unlisted: [
    '/search?q=milwaukee',
    '/nothing-here',
    '/locations',
    '/newsletter/confirm?token=of-nobody',
  ],
  unknown: ['/locations/dallas', '/dallas-it-recruitment'],
  lead: {
    name: 'Dana Whitfield',
    company: 'Alder & Sons',
    email: 'dana@alder.example',
    message: 'A director of ERP, before the cutover in nine weeks.',
    start: 'Within a quarter',
    heard: 'A friend',
  },
  refused: { answers: { start: '' }, message: 'Please choose when they should start' },
  hasNewsletter: true,
  measured: {
    '/': '/',
    '/services': '/services',
    '/services/fast-lane': '/services/fox-fast-track',
    '/milwaukee-it-recruitment': '/dallas-it-recruitment',
    '/about': '/about',
    '/contact': '/contact',
    '/first-call': '/contact',
    '/blog': '/blog',
  },
  // The firm has no domain, phone line, counsel or server yet.
  left: [
    ...serverSettings,
    'brand/firm.yaml: email',
    'brand/firm.yaml: phone',
    'brand/firm.yaml: siteUrl',
    'brand/firm.yaml: social.0.url',
    'cities/madison.yaml: phoneNumber',
    'cities/milwaukee.yaml: phoneNumber',
    'legal/accessibility.md: not reviewed.',
    'legal/cookies.md: not reviewed.',
    'legal/equal-opportunity.md: not reviewed.',
    'legal/privacy.md: not reviewed.',
    'legal/terms.md: not reviewed.',
    'people.yaml: items.0.phone',
    'people.yaml: items.0.profile',
    'people.yaml: items.0.schedule',
    'people.yaml: items.1.profile',
    'people.yaml: items.1.schedule',
  ],
};

/**
 * What docs/product.md says about the texts that ship with the project. Checked as long as the
 * site has the sample's address; another firm has its own counts and words.
 */

import { readBrand } from '../../../lib/content/firm-files.ts';
import { contentFile, readMarkdownFile } from '../../../lib/content/folder.ts';
import { brandMarkers } from '../../../lib/content/schemas/brand.ts';
import { citySchema } from '../../../lib/content/schemas/city.ts';
import { homeSchema, ourIcons, theirIcons } from '../../../lib/content/schemas/home.ts';
import { legalPages, legalTextSchema } from '../../../lib/content/schemas/legal.ts';
import {
  bannerCitiesSchema,
  clientsSchema,
  industriesSchema,
  jobTitlesSchema,
} from '../../../lib/content/schemas/lists.ts';
import { articleSchema } from '../../../lib/content/schemas/post.ts';
import { serviceSchema } from '../../../lib/content/schemas/service.ts';
import { testimonialsSchema } from '../../../lib/content/schemas/testimonials.ts';
import { readFolder, readPosts, readYaml } from '../content.ts';
import { invalidSampleNames } from './sample-names.ts';

const sampleAddress = 'https://www.foxline.example';

/** The counts as they are, beside those of the product's rules. */
type Fact = [what: string, there: unknown, agreed: unknown];

export function sampleAdvice(): string[] {
  if (readBrand().siteUrl !== sampleAddress) return [];
  const facts = [...homeFacts(), ...listFacts(), ...postFacts(), ...serviceFacts(), ...cityFacts()];
  const differing = facts.filter(
    ([, there, agreed]) => JSON.stringify(there) !== JSON.stringify(agreed),
  );
  return [
    ...differing.map(
      ([what, there, agreed]) =>
        `${what}: is ${JSON.stringify(there)}; the product's rules have ${JSON.stringify(agreed)}`,
    ),
    ...legalAdvice(),
    ...invalidSampleNames(),
  ];
}

function homeFacts(): Fact[] {
  const home = readYaml('pages/home.yaml', homeSchema);
  const { pairs } = home.comparison;
  const targets = (links: { to: string }[]) => links.map(({ to }) => to);
  const facts: Fact[] = [
    ['hero.headline', home.hero.headline, 'The shortest line to tech and sales leaders.'],
    ['hero.book.label', home.hero.book.label, 'Book a Free Hiring Consultation'],
    ['hero.book.to', home.hero.book.to, '/contact'],
    ['hero.links', targets(home.hero.links), ['/services', '/about']],
    ['pains.lead', home.pains.lead, 'Hiring tech talent is'],
    ['pains.typed', home.pains.typed, ['hard.', 'hard. Really hard.']],
    ['mission.headline', home.mission.headline, 'Fixing What’s Broken in Technical Hiring'],
    ['benefits.headline', home.benefits.headline, 'What a straight line gets you'],
    ['benefits.links', targets(home.benefits.links), ['/contact', '/testimonials']],
    ['services.before', home.services.before, 'We fill'],
    ['services.after', home.services.after, 'roles'],
    ['comparison.headline', home.comparison.headline, 'Two ways to fill the same role'],
    ['comparison.pairs: their icons', pairs.map(({ theirs }) => theirs.icon), theirIcons],
    ['comparison.pairs: our icons', pairs.map(({ ours }) => ours.icon), ourIcons],
    [
      'comparison.pairs: times',
      pairs.map(({ theirs, ours }) => [theirs.time, ours.time]),
      [
        [{ claim: 'traditional-days-to-fill' }, { claim: 'days-to-fill' }],
        ['After the third miss', 'In the first 30 minutes'],
        ['The same queue', { claim: 'contractor-hours' }],
        ['A stack on Friday', 'A shortlist you can defend'],
        ['Until the invoice', 'Past day one'],
      ],
    ],
    ['testimonials.headline', home.testimonials.headline, 'What clients say'],
    ['testimonials.industries', home.testimonials.industries, 'Industries We Serve'],
    ['testimonials.links', targets(home.testimonials.links), ['/contact', '/about']],
    ['clients.headline', home.clients.headline, 'have hired with us'],
    [
      'about.headline',
      home.about.headline,
      ['100% Focused on IT & Sales.', '100% Focused on You.'],
    ],
    ['about.banner', home.about.banner, 'We’re recruiting IT & sales talent in'],
    ['form.headline', home.form.headline, 'Book a free hiring consultation'],
    ['form.privacyLink.to', home.form.privacyLink.to, '/privacy'],
  ];
  return inFile('pages/home.yaml', facts);
}

function listFacts(): Fact[] {
  const { companies, placeholder } = readYaml('clients.yaml', clientsSchema);
  const industries = readYaml('industries.yaml', industriesSchema);
  const { items } = readYaml('testimonials.yaml', testimonialsSchema);
  const named = (industry: string) => companies.filter((each) => each.industry === industry).length;
  return [
    [contentFile('job-titles.yaml'), readYaml('job-titles.yaml', jobTitlesSchema).length, 52],
    [
      contentFile('banner-cities.yaml'),
      readYaml('banner-cities.yaml', bannerCitiesSchema).length,
      100,
    ],
    ...inFile('clients.yaml', [
      ['companies', companies.length, 120],
      ['placeholder', placeholder, { name: 'This Could Be You', positions: [25, 55, 85] }],
      ['companies per industry', [...new Set(industries.map(named))], [8]],
    ]),
    [contentFile('testimonials.yaml'), items.length, 9],
  ];
}

/** Dates, minutes and buttons of the six dedicated articles. */
const agreedArticles = [
  ['give-your-recruiter-the-intel-they-need-for-search-success', '2025-06-12', 6, 'Get in Touch'],
  [
    'keep-talking-after-yes-why-silence-after-the-offer-kills-great-hires',
    '2025-10-17',
    5,
    'Get in Touch',
  ],
  ['the-hidden-cost-of-a-slow-tech-hire', '2025-06-13', 8, 'Start the Conversation'],
  ['the-it-job-market-what-the-headlines-miss', '2025-10-29', 6, 'Schedule a Consultation'],
  [
    'why-your-open-role-feels-like-a-lottery-and-what-to-do-about-it',
    '2025-10-17',
    4,
    'Get in Touch',
  ],
  ['you-cant-automate-alignment', '2025-09-17', 4, 'Start the Conversation'],
] as const;

/** The months of the main list. */
const months = { first: '2025-02-01', last: '2025-10-31' };

function postFacts(): Fact[] {
  const posts = readPosts('posts');
  const articles = readPosts('articles');
  const all = [...posts, ...articles];
  return [
    [contentFile('posts'), posts.length, 19],
    [
      contentFile('articles'),
      articles.map(({ slug, date, minutes }) => [
        slug,
        date,
        minutes,
        readMarkdownFile(`articles/${slug}.md`, articleSchema).data.action,
      ]),
      agreedArticles,
    ],
    ['posts that are written', all.filter(({ body }) => body !== '').length >= 20, true],
    [
      `posts outside ${months.first} to ${months.last}`,
      all.filter(({ date }) => date < months.first || date > months.last).map(({ slug }) => slug),
      [],
    ],
  ];
}

function serviceFacts(): Fact[] {
  const services = readFolder('services', serviceSchema);
  return [
    [
      contentFile('services'),
      services.map(({ name, days, pricing }) => [name, days, pricing.model, pricing.timeframe]),
      [
        [
          'Executive & Professional Search',
          { least: 0, most: 10 },
          'Negotiated percentage of starting base salary',
          'Slate within 2 weeks',
        ],
        [
          'Interim Staffing',
          { least: 1, most: 5 },
          'Negotiated hourly rates',
          '24 hours to 5 business days',
        ],
        [
          'Talent Acquisition as a Service',
          { least: 0, most: null },
          'Monthly recurring flat fee',
          'Ongoing, unlimited roles',
        ],
        [
          'Fox Fast Track',
          { least: 5, most: 7 },
          'One-time flat fee per position',
          '5 to 7 business days',
        ],
      ],
    ],
  ];
}

function cityFacts(): Fact[] {
  const codes = readFolder('cities', citySchema).map(({ id, office }) => [id, office.postalCode]);
  const agreed = [
    ['dallas', '75201'],
    ['little-rock', '72201'],
    ['shreveport', '71101'],
    ['vero-beach', '32960'],
    ['new-york-city', '32960'],
  ];
  return [[contentFile('cities'), codes, agreed]];
}

/** Terms that each legal page must contain. */
const legalTerms = {
  privacy: ['Up to 3 years', 'Until you unsubscribe', 'Up to 26 months', 'one business day'],
  terms: ['law of Texas', 'arbitration in Dallas County'],
  cookies: ['up to 2 years', 'up to 1 year', '`cookie-consent`', '`cookie-consent-date`'],
};

/** The sections of each legal page, in their order. */
const legalSections = {
  privacy: /information.*use.*share.*cookies.*security.*rights.*retention.*changes.*contact/i,
  terms:
    /acceptance.*usage.*responsibilities.*intellectual property.*confidentiality.*liability.*termination.*governing law.*severability.*contact/i,
  cookies: /what.*use.*types.*third-party.*manage preferences.*impact.*updates.*contact/i,
};

function legalAdvice(): string[] {
  return legalPages.flatMap((page) => {
    const { body, data } = readMarkdownFile(
      `legal/${page}.md`,
      legalTextSchema,
      brandMarkers(readBrand()),
    );
    const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).join(', ');
    const said = [
      ...legalTerms[page].filter((term) => !body.includes(term)).map((term) => `lacks '${term}'`),
      ...(legalSections[page].test(headings)
        ? []
        : ['lacks a section, or has them in another order']),
      ...(data.summary.match(/[.](?:\s|$)/g)?.length === 2
        ? []
        : ['the summary should have two sentences']),
    ];
    return said.map((each) => `${contentFile(`legal/${page}.md`)}: ${each}`);
  });
}

const inFile = (name: string, facts: Fact[]): Fact[] =>
  facts.map(([what, there, agreed]) => [`${contentFile(name)}: ${what}`, there, agreed]);

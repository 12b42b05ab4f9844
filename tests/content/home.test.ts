import { describe, expect, it } from 'vitest';
import { homeSchema, ourIcons, theirIcons } from '../../contracts/content/home.ts';
import { brand, readFile } from './content-files.ts';
import { countWords, sentences } from './prose.ts';

const file = 'content/pages/home.yaml';
const home = readFile(file, homeSchema);

describe('home page, to the letter', () => {
  it.each([
    [home.hero.headline, 'The shortest line to tech and sales leaders.'],
    [home.hero.book.label, 'Book a Free Hiring Consultation'],
    [home.hero.chart.ours, `${brand.name}, average`],
    [home.pains.lead, 'Hiring tech talent is'],
    [home.pains.typed.join(' / '), 'hard. / hard. Really hard.'],
    [home.mission.headline, 'Fixing What’s Broken in Technical Hiring'],
    [home.benefits.headline, 'What a straight line gets you'],
    [home.services.before, 'We fill'],
    [home.services.after, 'roles'],
    [home.comparison.headline, 'Two ways to fill the same role'],
    [home.testimonials.headline, 'What clients say'],
    [home.testimonials.industries, 'Industries We Serve'],
    [home.clients.headline, 'have hired with us'],
    [home.about.headline.join(' '), '100% Focused on IT & Sales. 100% Focused on You.'],
    [home.about.banner, 'We’re recruiting IT & sales talent in'],
    [home.form.headline, 'Book a free hiring consultation'],
    [home.form.messageHint, 'The role, the date you need them, what has not worked so far.'],
  ])('%s', (written, fixed) => {
    expect(written).toBe(fixed);
  });
  it('links where the specification says', () => {
    const paths = (links: { to: string }[]) => links.map(({ to }) => to);
    expect(paths([home.hero.book, ...home.hero.links])).toEqual([
      '/contact',
      '/services',
      '/about',
    ]);
    expect(paths(home.benefits.links)).toEqual(['/contact', '/testimonials']);
    expect(paths(home.testimonials.links)).toEqual(['/contact', '/about']);
    expect(paths(home.about.links)).toEqual(['/testimonials']);
    expect(home.form.privacyLink.to).toBe('/privacy');
  });
});

describe('comparison', () => {
  const { pairs } = home.comparison;
  it('has its five signs in order', () => {
    expect(pairs.map(({ theirs }) => theirs.icon)).toEqual([...theirIcons]);
    expect(pairs.map(({ ours }) => ours.icon)).toEqual([...ourIcons]);
  });
  it('gives the time texts of the editorial page', () => {
    expect(pairs.map(({ topic, theirs, ours }) => [topic, theirs.time, ours.time])).toEqual([
      ['Time to fill', '123 days', '10 days'],
      ['The brief', 'After the third miss', 'In the first 30 minutes'],
      ['Contractors', 'The same queue', '24 hours'],
      ['What arrives', 'A stack on Friday', 'A shortlist you can defend'],
      ['After the offer', 'Until the invoice', 'Past day one'],
    ]);
  });
  it('keeps titles and descriptions short', () => {
    const sides = pairs.flatMap(({ theirs, ours }) => [theirs, ours]);
    expect(sides.filter(({ title }) => title.length > 28)).toEqual([]);
    expect(sides.filter(({ description }) => countWords(description) > 14)).toEqual([]);
    expect(sides.filter(({ description }) => sentences(description).length !== 1)).toEqual([]);
  });
});

it('home says its mission in three sentences and its fields in two', () => {
  expect(sentences(home.mission.text)).toHaveLength(3);
  expect(sentences(home.hero.lead)).toHaveLength(2);
  expect(sentences(home.about.text)).toHaveLength(2);
});

/** Own pages: errors, and where they appear. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { ownPageSchema } from '../../lib/content/schemas/pages.ts';
import { readText } from '../../lib/content/source.ts';
import { createNavigation, navigation } from '../../site/content/content.ts';
import { withoutLines } from '../support/content-errors.ts';
import {
  type Change,
  createBatches,
  edit,
  findMissed,
  type Row,
  write,
} from './support/content-changes.ts';

const file = 'content/own-pages/salary-guide.yaml';
const hero = { kind: 'hero', headline: 'What they earn.', lead: 'By role.' };
const prose = { kind: 'prose', headline: 'In short', text: 'More.' };
const whole = {
  title: 'Salary guide',
  description: 'What they earn.',
  label: 'Salaries',
  line: 'By role.',
  sections: [hero, prose],
};
const reading = (page: object) =>
  withoutLines(() => readText(file, stringify(page), ownPageSchema).data);

describe('an own page', () => {
  it('needs a title and sections, and is in no menu by default', () => {
    expect(reading(whole)()).toMatchObject({ menu: false, footer: false });
  });

  it.each<[what: string, page: object, error: string]>([
    ['no section', { ...whole, sections: [] }, 'sections: must have at least 1 entry'],
    [
      'no title on the page',
      { ...whole, sections: [prose] },
      "sections.0.kind: must be 'hero': it holds the page's title. Begin with one",
    ],
    [
      'a kind twice',
      {
        ...whole,
        sections: [hero, { kind: 'people', headline: 'A' }, { kind: 'people', headline: 'B' }],
      },
      "sections.2.kind: the page already has the section 'people' above. Remove one of them",
    ],
    [
      'two texts with the same headline',
      { ...whole, sections: [hero, prose, { ...prose, headline: 'In Short!' }] },
      'sections.2.kind: the page already has prose with this headline above.',
    ],
    [
      'a heading as large as the section’s own',
      { ...whole, sections: [hero, { ...prose, text: 'A.\n\n## B\n\nC.' }] },
      'sections.1.text: must not have headings of level 1 or 2. Begin headings with ###',
    ],
    [
      'a field of another kind',
      { ...whole, sections: [hero, { ...prose, claims: ['years'] }] },
      'sections.1: has an unknown field: claims.',
    ],
    ['a long label', { ...whole, label: 'x'.repeat(25) }, 'label: must not be longer than 24'],
    ['a long title', { ...whole, title: 'x'.repeat(61) }, 'title: must not be longer than 60'],
  ])('is refused with %s', (_, page, error) => {
    expect(reading(page)).toThrow(`${file}: ${error}`);
  });

  it('is in the bar before the contact page, and in the footer, if its file says so', () => {
    const page = { ...reading(whole)(), slug: 'salary-guide' };
    const link = { label: 'Salaries', to: '/salary-guide' };
    expect(createNavigation([page], navigation)).toEqual(navigation);
    const inMenu = createNavigation([{ ...page, menu: true }], navigation);
    expect(inMenu.main.slice(-2)).toEqual([link, navigation.main.at(-1)]);
    const inFooter = createNavigation([{ ...page, footer: true }], navigation);
    expect(inFooter.footer.firm.links.at(-1)).toEqual(link);
  });
});

const own = 'own-pages/desk-jobs.yaml';
/** Adds the page of the fixture under another name, without its claims. */
const addPage = (file: string): Change => ({
  file,
  apply(folder) {
    const text = readFileSync(join(folder, own), 'utf8');
    writeFileSync(join(folder, file), text.replace(/^ {2}- kind: statistics\n.*\n.*\n/m, ''));
  },
});

const errors: Row[] = [
  ...['about', 'blog', 'tools', 'home', 'api', 'dallas-it-recruitment'].map((slug): Row => {
    const file = `own-pages/${slug}.yaml`;
    return [addPage(file), `${file}: /${slug} is already an address of the site. Rename the file`];
  }),
  [
    write('redirects.yaml', '/desk-jobs: /about'),
    'redirects.yaml: /desk-jobs: is a page of the site',
  ],
  [
    edit(own, '(/how-we-count)', '(/how-we-guess)'),
    `${own}: sections.1.text: /how-we-guess leads to no page. Correct the path, or remove the link`,
  ],
  [
    edit(own, 'placements', 'luck'),
    `${own}: sections.2.claims.0: 'luck': no claim in claims.yaml has this id`,
  ],
];

it.each(createBatches(errors).map((batch) => [batch]))('the check finds %j', async (batch) => {
  expect(await findMissed(batch)).toEqual([]);
});

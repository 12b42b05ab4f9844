/** Own pages: errors, and where they appear. */
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { ownPageSchema } from '../../lib/content/schemas/own-page.ts';
import { readText } from '../../lib/content/source.ts';
import { createNavigation, navigation } from '../../site/content/content.ts';
import { withoutLines } from '../support/content-errors.ts';

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

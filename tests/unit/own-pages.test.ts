import { expect, it } from 'vitest';
import { createNavigation, navigation, ownPages } from '../../site/content/content.ts';

it('an own page is in the bar before the contact page, and in the footer, if its file says so', () => {
  const [page] = ownPages;
  if (!page) throw new Error('The fixture has no own page');
  const link = { label: page.label, to: `/${page.slug}` };
  const nowhere = { ...page, menu: false, footer: false };
  expect(createNavigation([nowhere], navigation)).toEqual(navigation);
  const inMenu = createNavigation([{ ...nowhere, menu: true }], navigation);
  expect(inMenu.main.slice(-2)).toEqual([link, navigation.main.at(-1)]);
  const inFooter = createNavigation([{ ...nowhere, footer: true }], navigation);
  expect(inFooter.footer.firm.links.at(-1)).toEqual(link);
});

/** What the home page brings to life beside what every page does, each part as it comes near. */
import { shuffle } from '../lib/shuffle.ts';
import { startCityBanner } from './city-banner.ts';
import { startClientRows } from './client-rows.ts';
import { startTypedHeading } from './typed-heading.ts';
import { unfoldSections } from './unfold-sections.ts';
import { whenNear } from './when-near.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The entries that a section hands over, as one attribute. */
const entriesOf = (element: HTMLElement, name: string): string[] =>
  (element.dataset[name] ?? '').split('|');

unfoldSections(document.querySelectorAll<HTMLElement>('main > section:nth-of-type(n + 2)'));
whenNear(find('[data-typed-line]'), (line) => {
  const entries = entriesOf(line, 'typedLine');
  startTypedHeading({ line, entries, first: entries.length - 1, name: 'pains' });
});
whenNear(find('[data-typed-roles]'), (line) => {
  startTypedHeading({ line, entries: shuffle(entriesOf(line, 'typedRoles')), name: 'roles' });
});
whenNear(find('[data-client-rows]'), (rows) => startClientRows(rows));
whenNear(find('[data-cities]'), (banner) => startCityBanner(banner, entriesOf(banner, 'cities')));

/** What the home page brings to life beside what every page does, each part as it comes near. */
import { shuffle } from '../../motion/shuffle.ts';
import { startTypedHeading } from '../../motion/typed-heading.ts';
import { whenNear } from '../../motion/when-near.ts';
import { startClientRows } from '../clients/client-rows.ts';
import { startCityBanner } from './city-banner.ts';

/** The entries that a section hands over, as one attribute. */
const entriesOf = (element: HTMLElement, name: string): string[] =>
  (element.dataset[name] ?? '').split('|');

whenNear('[data-typed-line]', (line) => {
  const entries = entriesOf(line, 'typedLine');
  startTypedHeading({ line, entries, first: entries.length - 1, name: 'pains' });
});
whenNear('[data-typed-roles]', (line) => {
  startTypedHeading({ line, entries: shuffle(entriesOf(line, 'typedRoles')), name: 'roles' });
});
whenNear('[data-client-rows]', startClientRows);
whenNear('[data-cities]', (banner) => startCityBanner(banner, entriesOf(banner, 'cities')));

/** The home page's own scripts, each started when its section comes near. */
import { shuffle } from '../../motion/shuffle.ts';
import { startTypedHeading } from '../../motion/typed-heading.ts';
import { whenNear } from '../../motion/when-near.ts';
import { startClientRows } from '../clients/client-rows.ts';
import { startCityBanner } from './city-banner.ts';

/** Reads a section's entries from its attribute. */
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

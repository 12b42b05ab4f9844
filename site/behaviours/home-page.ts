/** What the home page brings to life beside what every page does. */

import { shuffle } from '../lib/shuffle.ts';
import { startCityBanner } from './city-banner.ts';
import { startClientRows } from './client-rows.ts';
import { startTypedHeading } from './typed-heading.ts';

const pains = document.querySelector<HTMLElement>('[data-typed-line]');
if (pains) {
  const entries = entriesOf(pains, 'typedLine');
  startTypedHeading({ line: pains, entries, first: entries.length - 1, name: 'pains' });
}

const rows = document.querySelector<HTMLElement>('[data-client-rows]');
if (rows) startClientRows(rows);

const banner = document.querySelector<HTMLElement>('[data-cities]');
if (banner) startCityBanner(banner, entriesOf(banner, 'cities'));

const roles = document.querySelector<HTMLElement>('[data-typed-roles]');
if (roles) {
  const entries = shuffle(entriesOf(roles, 'typedRoles'));
  startTypedHeading({ line: roles, entries, name: 'roles' });
}

function entriesOf(element: HTMLElement, name: string): string[] {
  const entries: unknown = JSON.parse(element.dataset[name] ?? '[]');
  return Array.isArray(entries) ? entries.map(String) : [];
}

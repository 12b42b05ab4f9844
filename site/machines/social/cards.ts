/**
 * What each page shows when its address is shared. Made of the route list, so that no page that
 * search engines may list can lack one.
 */
import { brand } from '../../content/content.ts';
import { indexedRoutes } from '../../content/routes.ts';
import { coverFigure } from '../../drawing/covers/cover.ts';
import { drawnPages } from './drawn-pages.ts';
import { onTheLine, type SocialFigure, side } from './figure.ts';

export interface SocialCard {
  /** The page's canonical path. */
  path: string;
  /** Also the picture's text alternative, and the title of a shared link. */
  title: string;
  /** One line at the foot, above the ring. */
  label: string;
  figure: SocialFigure;
}

/** A page without a figure of its own gets one that is drawn from its address. */
export const socialCards: readonly SocialCard[] = indexedRoutes().map(({ path, label }) => {
  const drawn = drawnPages.get(path);
  const title = drawn?.title ?? label;
  return {
    path,
    title,
    // Nothing is said twice.
    label: drawn?.label ?? (label === title ? brand.footerLine : label),
    figure: drawn?.figure ?? onTheLine(coverFigure(path, 'Hiring Strategy', side)),
  };
});

/** @returns the card of a page by its canonical path */
export const socialCard = (path: string): SocialCard | undefined =>
  socialCards.find((card) => card.path === path);

/** Where the picture of a page lies. */
export const socialImagePath = (path: string): string =>
  `/social${path === '/' ? '/home' : path}.png`;

/**
 * The social image of each page. Made from the route list, so that no page that
 * search engines may list lacks one.
 */
import { brand } from '../../content/content.ts';
import { indexedRoutes } from '../../content/routes.ts';
import { coverFigure } from '../../drawing/covers/cover.ts';
import { drawnPages } from './drawn-pages.ts';
import { onTheLine, type SocialFigure, sidePx } from './figure.ts';

export interface SocialCard {
  /** The page's canonical path. */
  path: string;
  /** Also the image's text alternative, and the title of a shared link. */
  title: string;
  /** One line at the foot, above the ring. */
  label: string;
  figure: SocialFigure;
}

/** A page without its own figure gets one derived from its address. */
export const socialCards: readonly SocialCard[] = indexedRoutes().map(({ path, label }) => {
  const drawn = drawnPages.get(path);
  const title = drawn?.title ?? label;
  return {
    path,
    title,
    // The label is not repeated.
    label: drawn?.label ?? (label === title ? brand.footerLine : label),
    figure: drawn?.figure ?? onTheLine(coverFigure(path, 'Hiring Strategy', sidePx)),
  };
});

/** @returns the card of a page by its canonical path */
export const socialCard = (path: string): SocialCard | undefined =>
  socialCards.find((card) => card.path === path);

/** The address of a page's image. */
export const socialImagePath = (path: string): string =>
  `/social${path === '/' ? '/home' : path}.png`;

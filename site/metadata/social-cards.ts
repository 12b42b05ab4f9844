/** The social image of each page. Made from the routes, so that no page that search engines list lacks one. */
import { brand } from '../content/content.ts';
import { indexedRoutes } from '../content/routes.ts';
import { listings } from '../listings.ts';
import { coverCardFigure, type SocialCard } from './social-card.ts';

const ownCards = new Map(listings.map(({ path, card }) => [path, card]));

export const socialCards: readonly SocialCard[] = indexedRoutes().map(({ path, label }) => {
  const card = ownCards.get(path);
  const title = card?.title ?? label;
  return {
    path,
    title,
    // The label is not repeated.
    label: card?.label ?? (label === title ? brand.footerLine : label),
    figure: card?.figure ?? coverCardFigure(path, 'Hiring Strategy'),
  };
});

/** @returns the card of a page by its canonical path */
export const socialCard = (path: string): SocialCard | undefined =>
  socialCards.find((card) => card.path === path);

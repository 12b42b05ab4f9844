/**
 * Every page that the search, social images, feeds and sitemaps show with more than its route says.
 * A new kind of page adds its `listing.ts` here. Of two equally good results, the search shows the
 * earlier one first.
 */
import { brand } from './content/content.ts';
import { listIndexedRoutes } from './content/routes.ts';
import { aboutListing } from './features/about/listing.ts';
import { blogListing } from './features/blog/listing.ts';
import { careerListings } from './features/career/listing.ts';
import { cityListings } from './features/city/listing.ts';
import { howWeCountListings } from './features/claims/listing.ts';
import { contactListing } from './features/contact/listing.ts';
import { guideListings } from './features/guide/listing.ts';
import { homeListing } from './features/home/listing.ts';
import { legalListings } from './features/legal/listing.ts';
import { ownPageListings } from './features/own-page/listing.ts';
import { personListings } from './features/person/listing.ts';
import { postListings } from './features/post/listing.ts';
import { serviceListings } from './features/service/listing.ts';
import { testimonialsListings } from './features/testimonials/listing.ts';
import { toolListings } from './features/tools/listing.ts';
import type { PageListing } from './metadata/page-listing.ts';
import type { SocialCard } from './metadata/social-card.ts';
import { placeCoverOnLine } from './metadata/social-card.ts';

export const listings: readonly PageListing[] = [
  ...serviceListings,
  ...guideListings,
  ...postListings,
  ...cityListings,
  ...personListings,
  ...toolListings,
  ...ownPageListings,
  ...legalListings,
  homeListing,
  aboutListing,
  blogListing,
  ...careerListings,
  contactListing,
  ...howWeCountListings,
  ...testimonialsListings,
  { path: '/sitemap', card: { figure: placeCoverOnLine('sitemap', 'Technology Strategy') } },
];

const ownCards = new Map(listings.map(({ path, card }) => [path, card]));

/** The social image of each page that search engines list. */
export const socialCards: readonly SocialCard[] = listIndexedRoutes().map(({ path, label }) => {
  const card = ownCards.get(path);
  const title = card?.title ?? label;
  return {
    path,
    title,
    // Avoids showing the title twice.
    label: card?.label ?? (label === title ? brand.footerLine : label),
    figure: card?.figure ?? placeCoverOnLine(path, 'Hiring Strategy'),
  };
});

/** @returns the card of a page by its canonical path */
export const socialCard = (path: string): SocialCard | undefined =>
  socialCards.find((card) => card.path === path);

import { brand } from '../content/content.ts';

/** @returns the site's origin: the setting SITE_URL, or the brand's own address */
export const siteAddress = (site: URL | undefined): URL => site ?? new URL(brand.siteUrl);

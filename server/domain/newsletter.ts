import { formatPostalAddress } from '../../lib/content/schemas/brand.ts';
import type { NewsletterContent } from '../../lib/content/schemas/pages.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import type { Config } from '../config.ts';
import { readTokenSecret } from '../settings/secrets.ts';
import type { LetterLimits } from './letter-limits.ts';
import { createNewsletterLinks, type NewsletterLinks } from './newsletter-links.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** What the newsletter's routes, letters and commands share. */
export interface Newsletter {
  words: NewsletterContent;
  /** Legal name and postal address, shown at the end of every letter. */
  sender: string;
  tokens: Tokens;
  links: NewsletterLinks;
  limits: LetterLimits;
}

/** @throws ConfigError if there is no secret to sign links with */
export function openNewsletter(
  config: Config,
  { brand, newsletter: words }: Pick<SiteRecord, 'brand' | 'newsletter'>,
): Newsletter {
  const tokens = createTokens(readTokenSecret(config));
  const limits = { perDomain: config.LETTERS_PER_DOMAIN, perHour: config.LETTERS_PER_HOUR };
  const sender = `${brand.legalName}, ${formatPostalAddress(brand)}`;
  const links = createNewsletterLinks(config.SITE_URL, tokens, config.PUBLIC_FORMS_URL);
  return { words, sender, tokens, links, limits };
}

import { type Brand, brandMarkers } from '../contracts/content/brand.ts';
import { readYamlFile } from '../contracts/content/folder.ts';
import { type NewsletterContent, newsletterSchema } from '../contracts/content/newsletter.ts';
import type { Config } from './config.ts';
import { createNewsletterLinks, type NewsletterLinks } from './domain/newsletter-links.ts';
import { createTokens, type Tokens } from './domain/tokens.ts';
import { tokenSecret } from './settings/secrets.ts';

/** What the newsletter's calls, letters and staff commands share. */
export interface Newsletter {
  words: NewsletterContent;
  tokens: Tokens;
  links: NewsletterLinks;
}

/**
 * @throws ContentError naming the field of pages/newsletter.yaml that is missing or wrong
 * @throws ConfigError if there is no secret to sign links with
 */
export function openNewsletter(config: Config, brand: Brand): Newsletter {
  const words = readYamlFile('pages/newsletter.yaml', newsletterSchema, brandMarkers(brand));
  const tokens = createTokens(tokenSecret(config));
  return { words, tokens, links: createNewsletterLinks(config.SITE_URL, tokens) };
}

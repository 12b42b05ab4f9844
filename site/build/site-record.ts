import {
  readBrand,
  readFormFields,
  readLaunchAnswers,
  readLook,
  readNewsletter,
} from '../../lib/content/firm-files.ts';
import { getContentFolder } from '../../lib/content/folder.ts';
import { findSampleFiles } from '../../lib/content/values.ts';
import { digestContent, type SiteRecord } from '../../lib/site-record.ts';
import { readSiteAddresses } from './site-addresses.ts';

/**
 * What the server must know of the firm, from the content that the pages are made of.
 * @param siteUrl the address that the site is built for
 * @throws ContentError naming each file and field that is missing or wrong
 */
export const createSiteRecord = (siteUrl: string): SiteRecord => ({
  content: digestContent(getContentFolder()),
  brand: { ...readBrand(), siteUrl },
  colors: readLook().colors,
  newsletter: readNewsletter(),
  formFields: readFormFields(),
  addresses: readSiteAddresses(),
  samples: findSampleFiles(),
  launchAnswers: readLaunchAnswers(),
});

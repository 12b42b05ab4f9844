import type { SiteRecord } from '../lib/site-record.ts';
import { type Config, defaultSiteDist, readConfig } from './config.ts';
import { readSiteRecord } from './site/built-site.ts';

interface LoadedConfig {
  config: Config;
  record: SiteRecord;
}

/**
 * Reads the settings and the record of the built site, which has the defaults of some settings.
 * @throws SiteMissingError if there is no record
 * @throws ConfigError if a setting is invalid
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): LoadedConfig {
  const record = readSiteRecord(environment.SITE_DIST?.trim() || defaultSiteDist);
  return { config: readConfig(environment, record.brand), record };
}

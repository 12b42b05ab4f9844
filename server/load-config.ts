import type { BuildRecord } from '../lib/site-record.ts';
import { type Config, defaultSiteDist, readConfig } from './config.ts';
import { readBuildRecord } from './site/build-record.ts';

export interface LoadedConfig {
  config: Config;
  record: BuildRecord;
}

/**
 * Reads the settings of this process and the record of the site that it serves, whose firm has the
 * defaults for some of them.
 * @throws SiteMissingError without a record, ConfigError for wrong settings
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): LoadedConfig {
  const record = readBuildRecord(environment.SITE_DIST?.trim() || defaultSiteDist);
  return { config: readConfig(environment, record.brand), record };
}

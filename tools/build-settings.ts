/** The settings that change the build (architecture, 'What outside checks rely on'). */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { brandSchema } from '../contracts/content/brand.ts';
import { readContent } from '../contracts/content/read.ts';

/** Names of the settings that make an existing build stale when they change. */
export const buildSettingNames = ['SITE_URL', 'PUBLIC_CONSULTATION_WEBHOOK_URL'] as const;

const optionalUrl = z.url({ protocol: /^https?$/ }).optional();
const environmentSchema = z.object({
  SITE_URL: optionalUrl,
  PUBLIC_CONSULTATION_WEBHOOK_URL: optionalUrl,
  DEV_SERVER_URL: optionalUrl,
});

/** @throws Error naming the setting that is wrong. */
export function buildSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`${names.join(', ')}: must be an address that starts with http:// or https://`);
  }
  const { SITE_URL, PUBLIC_CONSULTATION_WEBHOOK_URL: webhook, DEV_SERVER_URL } = result.data;
  return {
    siteUrl: SITE_URL ?? defaultSiteUrl(),
    /** Origins beside the site's own that the forms may call. */
    connectOrigins: webhook ? [new URL(webhook).origin] : [],
    devServerUrl: DEV_SERVER_URL ?? 'http://localhost:3001',
  };
}

function defaultSiteUrl(): string {
  const file = 'content/brand.yaml';
  return readContent(file, readFileSync(file, 'utf8'), brandSchema).siteUrl;
}

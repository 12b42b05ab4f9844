/** Names of the settings that make an existing build stale when they change. */
export const buildSettingNames = [
  'SITE_URL',
  'CONTENT_DIR',
  'PUBLIC_CONSULTATION_WEBHOOK_URL',
  'PUBLIC_CONSULTATION_WEBHOOK_CREDENTIALS',
  'PUBLIC_TAG_MANAGER_ID',
  'PUBLIC_VISITOR_ID_SCRIPT_URL',
] as const;
export type BuildSetting = (typeof buildSettingNames)[number];

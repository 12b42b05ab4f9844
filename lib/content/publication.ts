/** Decides which posts are published: those that are not drafts and not dated after the day of the build. */

/** @returns the day of the build, such as 2026-01-31: BUILD_DATE, or today in local time */
export function buildDay(
  environment: NodeJS.ProcessEnv = process.env,
  now: Date = new Date(),
): string {
  const setting = environment.BUILD_DATE?.trim();
  if (setting) return setting;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** @param day the day of the build */
export const isPublished = (
  { date, draft = false }: { date: string; draft?: boolean | undefined },
  day = buildDay(),
): boolean => !draft && date <= day;

/** `npm run dev` shows drafts and later posts. */
export const showsDrafts = (): boolean => process.env.DRAFTS === 'show';

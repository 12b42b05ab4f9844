/** Which posts are out: neither a draft nor dated later than the day of the build. */

/** @returns the day of the build, year first: BUILD_DATE, or today where the build runs */
export function buildDay(
  environment: NodeJS.ProcessEnv = process.env,
  now: Date = new Date(),
): string {
  const given = environment.BUILD_DATE?.trim();
  if (given) return given;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

interface Dated {
  date: string;
  draft?: boolean | undefined;
}

/** @param day the day of the build */
export const isPublished = ({ date, draft = false }: Dated, day = buildDay()): boolean =>
  !draft && date <= day;

/** `npm run dev` shows what is not out yet, so that it can be read before it is. */
export const showsDrafts = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment.DRAFTS === 'show';

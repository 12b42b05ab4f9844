/** The retention periods of the privacy page must be those that the server applies. */
import { contentFile, readMarkdownFile } from '../../../contracts/content/folder.ts';
import { legalTextSchema } from '../../../contracts/content/legal.ts';
import { leadsKeptYears, unconfirmedKeptDays } from '../../../server/domain/retention.ts';

export function promiseAdvice(): string[] {
  const { body } = readMarkdownFile('legal/privacy.md', legalTextSchema);
  return [`${leadsKeptYears} years`, `${unconfirmedKeptDays} days`]
    .filter((time) => !body.includes(time))
    .map(
      (time) =>
        `${contentFile('legal/privacy.md')}: does not say '${time}', after which the server deletes`,
    );
}

/** What the privacy page says of the time that data is kept is what the server does. */
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

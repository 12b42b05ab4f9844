import { isFalsePositive, nuFalsePositives } from '../support/false-positives.ts';
import { remarksOn } from './support/nu-checker.ts';
import { builtPages, filledPages } from './support/sent-pages.ts';
import { expect, test } from './support/validated-site.ts';

test('The Nu Html Checker finds nothing on any page', async ({ site }) => {
  const documents = new Map([...(await builtPages(site)), ...(await filledPages(site))]);
  const remarks = await remarksOn(documents);
  const ours = remarks.filter(
    ({ message, extract }) => !isFalsePositive(nuFalsePositives, { message, source: extract }),
  );
  console.log(`${documents.size} pages, ${remarks.length} remarks, ${ours.length} of them ours`);
  expect(
    ours.map(({ name, type, message, extract }) => `${name}: ${type}: ${message}: ${extract}`),
  ).toEqual([]);
});

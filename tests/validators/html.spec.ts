import { isFalsePositive, nuFalsePositives } from '../support/false-positives.ts';
import { checkDocuments } from './support/nu-checker.ts';
import { requestBuiltPages, requestFilledPages } from './support/sent-pages.ts';
import { expect, test } from './support/validated-site.ts';

test('The Nu Html Checker finds nothing on any page', async ({ site }) => {
  const documents = new Map([
    ...(await requestBuiltPages(site)),
    ...(await requestFilledPages(site)),
  ]);
  const remarks = await checkDocuments(documents);
  const ours = remarks.filter(
    ({ message, extract }) => !isFalsePositive(nuFalsePositives, { message, source: extract }),
  );
  console.log(`${documents.size} pages, ${remarks.length} remarks, ${ours.length} of them ours`);
  expect(
    ours.map(({ name, type, message, extract }) => `${name}: ${type}: ${message}: ${extract}`),
  ).toEqual([]);
});

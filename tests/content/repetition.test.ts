import { describe, expect, it } from 'vitest';
import { brand, filesUnder, type Line, rawText, yamlLines } from './content-files.ts';
import { countWords, sentences } from './prose.ts';

/** Names of the shared lists, which pages are meant to have in common. */
const lists = ['roles', 'techRoles', 'industry', 'industries', 'localCompanies'];

const isProse = ({ path }: Line) => !path.some((field) => lists.includes(field));
const spoken = (file: string) =>
  new Set(
    yamlLines(file)
      .filter(isProse)
      .flatMap(({ text }) => sentences(text))
      .filter((sentence) => countWords(sentence) > 3)
      .map((sentence) => sentence.toLowerCase()),
  );

describe.each(['content/services', 'content/cities'])('%s', (folder) => {
  it('has no sentence in two files', () => {
    const files = filesUnder(folder, '.yaml').map((file) => ({ file, said: spoken(file) }));
    const shared = files.flatMap(({ file, said }, index) =>
      files
        .slice(index + 1)
        .flatMap((other) =>
          [...said]
            .filter((sentence) => other.said.has(sentence))
            .map((sentence) => `${file} and ${other.file}: ${sentence}`),
        ),
    );
    expect(shared).toEqual([]);
  });
});

it('the brand is typed in its own file and nowhere else', () => {
  const values = [brand.name, brand.legalName, brand.email, brand.siteUrl];
  const typed = [...filesUnder('content', '.yaml'), ...filesUnder('content', '.md')].filter(
    (file) =>
      file !== 'content/brand.yaml' && values.some((value) => rawText(file).includes(value)),
  );
  expect(typed).toEqual([]);
});

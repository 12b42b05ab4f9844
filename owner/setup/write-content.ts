/** Writes the answers of setup into the content folder. */
import { contentFile, listContentFiles } from '../../lib/content/folder.ts';
import { type Brand, brandFile } from '../../lib/content/schemas/brand.ts';
import { type Look, lookFile } from '../../lib/content/schemas/look.ts';
import { updateYamlFile } from '../../lib/content/write/content-file.ts';
import { isFields } from '../../lib/content/write/list-matches.ts';
import { removeLinks } from './write-lists.ts';

type Fields = Readonly<Record<string, unknown>>;

// Each returns the files that changed, with the content folder.

export const writeBrand = (brand: Partial<Brand>): string[] =>
  updateFile(brandFile, (fields) => ({
    ...mergeFields(fields, brand),
    // The old address's region does not belong to the new one.
    ...(brand.postalAddress && { postalAddress: mergeFields({}, brand.postalAddress) }),
  }));

export const writeLook = (look: Partial<Look>): string[] =>
  updateFile(lookFile, (fields) => ({
    ...mergeFields(fields, look),
    // The old typeface's files do not belong to the new one.
    ...(look.typeface && { typeface: look.typeface }),
  }));

/** Lists that may be empty; an empty one takes its section off the site. */
const optionalLists: readonly { files: RegExp; list: string }[] = [
  { files: /^testimonials\.yaml$/, list: 'items' },
  { files: /^videos\.yaml$/, list: 'items' },
  { files: /^clients\.yaml$/, list: 'companies' },
  { files: /^cities\//, list: 'localCompanies' },
];

/** Removes optional content from the files that are marked as samples. */
export function emptySamples(): string[] {
  const emptied = listContentFiles().flatMap((name) => {
    const lists = optionalLists.filter(({ files }) => files.test(name)).map(({ list }) => list);
    if (lists.length === 0) return [];
    return updateFile(name, (fields) => {
      if (fields.sample !== true) return fields;
      const { localTestimonial: _, ...kept } = fields;
      return { ...kept, ...Object.fromEntries(lists.map((list) => [list, []])), sample: false };
    });
  });
  // Without entries, the talks have no section.
  return emptied.includes(contentFile('videos.yaml'))
    ? [...emptied, ...removeLinks(['/blog#talks'])]
    : emptied;
}

/** Groups are merged; everything else is replaced. */
const mergeFields = (fields: Fields, changes: Fields): Fields => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => {
        const before = fields[key];
        return [key, isFields(value) && isFields(before) ? mergeFields(before, value) : value];
      }),
  ),
});

const updateFile = (name: string, change: (fields: Fields) => Fields): string[] =>
  updateYamlFile(name, (value) => (isFields(value) ? change(value) : value));

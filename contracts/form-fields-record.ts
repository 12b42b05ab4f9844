/** The owner's own fields: from the content into the build, and with the built site to the server. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFile, brandMarkers, brandSchema } from './content/brand.ts';
import { contentFile, readYamlFile } from './content/folder.ts';
import { formFieldsSchema, type OwnField, ownFieldsSchema } from './content/form-fields.ts';

const contentName = 'form-fields.yaml';

/**
 * Beside the pages that ask for them, so that the server asks the same, also where there is no content
 * folder. Its name starts with a dot, so it is never sent to a visitor.
 */
export const formFieldsFile = '.form-fields.json';

/**
 * @returns the fields of the content folder; none where it has no such file
 * @throws ContentError naming each field that is missing or wrong
 */
export function formFieldsOfContent(): OwnField[] {
  if (!existsSync(contentFile(contentName))) return [];
  const markers = brandMarkers(readYamlFile(brandFile, brandSchema));
  return readYamlFile(contentName, formFieldsSchema, markers) ?? [];
}

/**
 * @param distDir folder of the built site
 * @returns the fields that its forms ask beyond the product's; none for a site that another tool built
 * @throws Error when the record cannot be read
 */
export function formFieldsOfBuild(distDir: string): OwnField[] {
  const file = join(distDir, formFieldsFile);
  if (!existsSync(file)) return [];
  try {
    return ownFieldsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} is damaged. Run 'npm run build' again.`);
  }
}

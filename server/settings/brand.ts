import { type Brand, brandFile, brandSchema } from '../../contracts/content/brand.ts';
import { readYamlFile } from '../../contracts/content/folder.ts';

/**
 * Reads the firm's name and addresses.
 * @throws ContentError naming the field of its file that is missing or wrong
 */
export const readBrand = (): Brand => readYamlFile(brandFile, brandSchema);

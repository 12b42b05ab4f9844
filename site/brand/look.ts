/** The firm's look as its file has it. */
import { readYamlFile } from '../../contracts/content/folder.ts';
import { type Look, lookFile, lookSchema } from '../../contracts/content/look.ts';

/** @throws ContentError naming the field that is missing or wrong, or the two colors that are too close */
export const readLook = (): Look => readYamlFile(lookFile, lookSchema);

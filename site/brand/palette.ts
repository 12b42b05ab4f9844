/** The firm's colors, for pictures that no stylesheet reaches. */

import { readLook } from '../../lib/content/firm-files.ts';
import type { ColorName } from '../../lib/content/schemas/look.ts';

const { colors } = readLook();

/** @returns a color by its place in the design */
export const getColor = (name: ColorName): string => colors[name];

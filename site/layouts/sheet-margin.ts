import type { Brand } from '../../lib/content/schemas/brand.ts';

/**
 * A rule for printing: who to call, in the margin of each sheet. A footer that follows the page's last
 * section would often have a sheet for itself. Browsers without margin boxes print no such line.
 */
export const sheetMargin = ({ name, phone, email }: Pick<Brand, 'name' | 'phone' | 'email'>) =>
  `@page{@bottom-left{content:${cssString([name, phone, email].join(' · '))};font:8pt sans-serif}}`;

/** Neither ends the string nor the style element around it. */
const cssString = (text: string) => JSON.stringify(text).replaceAll('<', '\\3c ');

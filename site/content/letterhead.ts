/** What printed sheets say about the firm. */
import { formatPostalAddress } from '../../lib/content/schemas/brand.ts';
import type { LetterheadFirm } from '../ui/Letterhead.tsx';
import { brand, mark } from './content.ts';

const { width, height, port, underlines, isWordmark } = mark;

export const letterheadFirm: LetterheadFirm = {
  name: brand.name,
  mark: { width, height, port, underlines, isWordmark },
  address: formatPostalAddress(brand),
  phone: brand.phone,
  email: brand.email,
};

import { stockPhotoOrigin } from '../../contracts/content/stock-photo.ts';

/** What the host is asked for (docs/product.md, Metadata). */
const quality = { webp: 80, jpg: 85 } as const;
export type PictureFormat = keyof typeof quality;

export interface PictureSize {
  /** Pixels. */
  width?: number;
  height?: number;
}

/**
 * @param address of a picture
 * @returns the address that asks the stock-photo host for a format, its quality and a size; one of
 *   another host stays as it is
 */
export function stockPhoto(
  address: string,
  format: PictureFormat,
  { width, height }: PictureSize = {},
): string {
  const url = new URL(address);
  if (url.origin !== stockPhotoOrigin) return address;
  const parameters = { fm: format, q: quality[format], w: width, h: height };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

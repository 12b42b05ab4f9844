import { stockPhotoOrigin } from '../../lib/content/browser-constants.ts';

interface Props {
  address: string;
  /** In pixels; all screens get the same file, so this is the size for dense ones. */
  width: number;
  height: number;
  /** Text alternative; empty if adjacent text says the same. */
  alt: string;
}

/** A picture of the stock-photo host in the smallest format that the browser reads. */
export function StockPhoto({ address, width, height, alt }: Props) {
  const size = { width, height };
  return (
    <picture>
      <source type="image/webp" srcSet={formatStockPhotoUrl(address, 'webp', size)} />
      <img src={formatStockPhotoUrl(address, 'jpg', size)} {...size} alt={alt} loading="lazy" />
    </picture>
  );
}

/** The quality requested for each format (docs/product.md, Metadata). */
const quality = { webp: 80, jpg: 85 } as const;
type PictureFormat = keyof typeof quality;

interface PictureSize {
  /** Pixels. */
  width?: number;
  height?: number;
}

/**
 * @param address of a picture
 * @returns the address that asks the stock-photo host for a format, its quality and a size; one of
 *   another host stays as it is
 */
export function formatStockPhotoUrl(
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

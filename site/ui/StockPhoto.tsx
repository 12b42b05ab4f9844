import { stockPhoto } from './stock-photo.ts';

interface Props {
  address: string;
  /** In pixels; all screens get the same file, so this is the size for dense ones. */
  width: number;
  height: number;
  /** Empty where the text beside the picture says the same. */
  alt: string;
}

/** A picture of the stock-photo host in the smallest format that the browser reads. */
export function StockPhoto({ address, width, height, alt }: Props) {
  const size = { width, height };
  return (
    <picture>
      <source type="image/webp" srcSet={stockPhoto(address, 'webp', size)} />
      <img src={stockPhoto(address, 'jpg', size)} {...size} alt={alt} loading="lazy" />
    </picture>
  );
}

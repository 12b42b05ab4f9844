import { stockPhoto } from './stock-photo.ts';

interface Props {
  address: string;
  /** Pixels; a small screen gets the same picture, so it is that of a sharp one. */
  width: number;
  height: number;
  /** Empty where the words beside the picture say all. */
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

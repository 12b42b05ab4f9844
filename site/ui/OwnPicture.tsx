/** A picture of the owner in several sizes and formats, made by content/own-pictures.ts. */
export interface PictureSources {
  /** Text alternative. */
  alt: string;
  /** Size of the largest file, in pixels; its ratio reserves the box before a file loads. */
  width: number;
  height: number;
  /** The largest size, as WebP. */
  src: string;
  /** Value of the `srcset` attribute. */
  webp: string;
  avif: string;
}

interface Props {
  picture: PictureSources;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /**
   * Whether the first view shows it: then it loads at once with high priority. `wide` is for pictures that
   * only wide windows show first; they load at once with normal priority.
   */
  first?: boolean | 'wide';
  className?: string | undefined;
}

/** A picture in the smallest format and size that suits the browser. */
export function OwnPicture({ picture, sizes, first = false, className }: Props) {
  const { alt, width, height, src, webp, avif } = picture;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first === true ? 'high' : 'auto'}
        decoding="async"
        sizes={sizes}
        srcSet={webp}
        src={src}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}

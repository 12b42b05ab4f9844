/** A picture of the owner's, encoded and in several sizes: content/own-pictures.ts makes it. */
export interface PictureSources {
  /** What it shows. */
  alt: string;
  /** Of the largest size, in pixels; its box has this ratio before the file is there. */
  width: number;
  height: number;
  /** The largest size, as WebP. */
  src: string;
  /** The sizes with their widths, as the attribute has them. */
  webp: string;
  avif: string;
}

interface Props {
  picture: PictureSources;
  /** How wide it is shown, as the attribute of that name says it. */
  sizes: string;
  /**
   * Whether the first view shows it, which asks for it at once and before other pictures. Where only that
   * of wide windows does, it is asked for at once and in its turn.
   */
  first?: boolean | 'wide';
  className?: string | undefined;
}

/** A picture in the smallest format and size that does for the browser and its screen. */
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

/** Stands in for `astro:assets` in tests without Astro. Pictures are not encoded. */
interface Options {
  src: { src: string; width: number; height: number };
  width?: number;
}

export const getImage = async ({ src, width = src.width }: Options) => ({
  src: src.src,
  srcSet: { attribute: `${src.src} ${width}w` },
  options: { width: src.width, height: src.height },
});

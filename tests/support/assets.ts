/** Astro's pictures for tests that run without Astro: nothing is encoded, so that an address is the original's. */
interface Asked {
  src: { src: string; width: number; height: number };
  width?: number;
}

export const getImage = async ({ src, width = src.width }: Asked) => ({
  src: src.src,
  srcSet: { attribute: `${src.src} ${width}w` },
  options: { width: src.width, height: src.height },
});

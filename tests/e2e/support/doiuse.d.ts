/** Its package has types, which its entry point does not name. */
declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  export default function doiuse(options: {
    browsers: string[];
    onFeatureUsage(usage: { feature: string; message: string }): void;
  }): Plugin;
}

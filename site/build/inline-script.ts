import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * Bundles browser code for a `<script>` in the HTML of a page.
 * @param file path of the TypeScript module
 * @returns the minified script
 */
export async function bundleInlineScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: {
        input: file,
        output: { format: 'iife' },
        treeshake: { propertyReadSideEffects: false },
      },
    },
  });
  if (!('output' in result)) throw new Error(`${file} was not bundled`);
  return result.output[0].code.trim();
}

/** Lets pages import such a script as text: `import script from './early.ts?inline-script'`. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundleInlineScript(file))};`;
    },
  };
}

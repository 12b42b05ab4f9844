import type { AstroIntegration } from 'astro';

/** What the site adds to the site builder: the `client:near` directive for islands. */
export function siteBuild(): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'near', entrypoint: './site/build/client-near.ts' });
      },
    },
  };
}

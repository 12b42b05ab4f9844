import region from 'virtual:region';
import type { APIRoute } from 'astro';
import { brand, colors, home } from '../content/content.ts';
import { icons } from '../metadata/icons.ts';

const toEntry = (name: keyof typeof icons, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${icons[name].size}x${icons[name].size}`,
  type: 'image/png',
  purpose,
});

/** The web application manifest (W3C), for devices with the site on their home screen. */
export const GET: APIRoute = () =>
  Response.json(
    {
      id: '/',
      name: brand.name,
      short_name: brand.name,
      description: home.hero.lead,
      lang: region.locale,
      start_url: '/',
      display: 'browser',
      theme_color: colors.paper,
      background_color: colors.paper,
      icons: [
        toEntry('icon-192', 'any'),
        toEntry('icon-512', 'any'),
        toEntry('icon-maskable-512', 'maskable'),
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );

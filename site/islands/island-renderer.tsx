/** Hydrates React islands, each in an error boundary. It takes the place of Astro's own script. */
import hydrateIn from '@astrojs/react/client.js';
import type { ComponentType } from 'react';
import { IslandBoundary } from './IslandBoundary.tsx';
import { readInput } from './visitor-input.ts';

type Hydrate = ReturnType<typeof hydrateIn>;

export default (island: HTMLElement): Hydrate => {
  const hydrate = hydrateIn(island);
  const server = { html: island.innerHTML, input: readInput(island) };
  return (Part: ComponentType<Record<string, unknown>>, ...rest) =>
    hydrate(
      (props: Record<string, unknown>) => (
        <IslandBoundary island={island} server={server}>
          <Part {...props} />
        </IslandBoundary>
      ),
      ...rest,
    );
};

/** `npm start`: builds what is missing or stale, then serves it. */
import { isBuildFresh } from './build-stamp.ts';

if (!(await isBuildFresh())) {
  console.log('Building the site; this takes a few seconds.');
  const { buildSite } = await import('./build.ts');
  await buildSite({ quiet: true });
}
await import('../server/main.ts');

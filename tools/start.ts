/** `npm start`: builds the site if needed, then serves it. */
import { ensureBuild } from './build.ts';

await ensureBuild();
await import('../server/main.ts');

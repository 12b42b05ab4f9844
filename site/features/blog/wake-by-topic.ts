/** The blog page's own script: a topic in the address hydrates the list, which waits for the visitor to come near. */
import { wakeIsland } from '../../islands/wake-island.ts';

if (location.search) wakeIsland(document.querySelector('form.filter'));

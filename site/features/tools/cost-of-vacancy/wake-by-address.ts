/** The page's own script: figures in the address wake the calculator, which waits for a sign of use. */
import { wakeIsland } from '../../../ui/island/wake-island.ts';

if (location.search) wakeIsland(document.querySelector('form.vacancy-fields'));

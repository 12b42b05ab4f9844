/** The page's own script: kept answers wake the brief, which waits for a sign of use. */
import { storageKeys } from '../../../../lib/forms/endpoints.ts';
import { wakeIfKept } from '../../../ui/island/wake-island.ts';

wakeIfKept('form.brief-fields', storageKeys.brief);

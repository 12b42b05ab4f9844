/** The page's own script: a kept scorecard wakes the form, which waits for a sign of use. */
import { storageKeys } from '../../../../lib/forms/endpoints.ts';
import { wakeIfKept } from '../../../ui/island/wake-island.ts';

wakeIfKept('form.scorecard-fields', storageKeys.scorecard);

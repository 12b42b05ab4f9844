import type { Experimental_DefaultFormStateBehavior } from '@rjsf/utils';

/** A form that is only looked at adds nothing to its file; what tells kinds apart is set with the kind. */
export const defaultFormState: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipEmptyDefaults',
};

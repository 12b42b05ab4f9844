import type { honeypotField } from '../../contracts/consultation.ts';

/** Typed against the contract, whose module would bring Zod into the first script. */
export const trapField: typeof honeypotField = 'contact_me_by_fax';

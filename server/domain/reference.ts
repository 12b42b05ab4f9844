import { randomInt } from 'node:crypto';

/** No 0 and O, 1 and I and L, U and V pairs to confuse on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const createGroup = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * @param prefix the firm's own
 * @returns a reference that a person can say aloud, such as `FX-7K3M-9QDA`: 30^8 of them
 */
export function createReference(prefix: string): string {
  return `${prefix}-${createGroup()}-${createGroup()}`;
}

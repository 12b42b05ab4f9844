import { domainToASCII } from 'node:url';

/** @returns the address as it is stored */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/**
 * @returns one spelling for each mailbox: an internationalized domain can have capitals, composed or
 * decomposed characters, or the form `xn--…` (RFC 5891)
 */
export function canonicalizeEmail(email: string): string {
  const [local = '', domain = ''] = normalizeEmail(email).split('@');
  return `${local}@${domainToASCII(domain.normalize('NFC')) || domain}`;
}

/** @returns the domain of an address, in ASCII */
export const getMailHost = (email: string): string =>
  domainToASCII(email.slice(email.lastIndexOf('@') + 1));

import { domainToASCII } from 'node:url';

/** @returns the address as it is stored */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/**
 * @returns one spelling for each mailbox: an internationalized domain can have capitals, composed or
 * decomposed characters, or the form `xn--…` (RFC 5891)
 */
export const canonicalizeEmail = (email: string): string => toAsciiAddress(normalizeEmail(email));

/** @returns the address with its domain in ASCII, for places that allow nothing else */
export function toAsciiAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return email.slice(0, at) + (domainToASCII(domain.normalize('NFC')) || domain);
}

/** @returns the domain of an address, in ASCII */
export const getMailHost = (email: string): string =>
  domainToASCII(email.slice(email.lastIndexOf('@') + 1));

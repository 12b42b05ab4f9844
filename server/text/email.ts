import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

/** @returns the address as it is stored */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Domains of one provider at which a name is the same mailbox, by the one that stands for all. */
const aliasHosts: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['googlemail.com'],
  'icloud.com': ['me.com', 'mac.com'],
  'proton.me': ['protonmail.com', 'protonmail.ch', 'pm.me'],
  'yandex.com': ['yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz'],
};
const hostsByAlias = new Map(
  Object.entries(aliasHosts).flatMap(([host, aliases]) => aliases.map((alias) => [alias, host])),
);

/**
 * @returns one spelling for each mailbox, for every comparison of addresses. A domain can have capitals, full-width or
 * decomposed characters, or the form `xn--…` (RFC 5891); Gmail ignores dots, and what follows a plus.
 */
export function canonicalizeEmail(email: string): string {
  const visible = email.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const address = toAsciiAddress(normalizeEmail(visible)).replace(/\.$/, '');
  const at = address.lastIndexOf('@');
  const sentHost = address.slice(at + 1);
  const host = hostsByAlias.get(sentHost) ?? sentHost;
  const name = address.slice(0, at);
  return `${host === 'gmail.com' ? removeTag(name) : name}@${host}`;
}

const removeTag = (name: string) => name.replace(/\+.*/s, '').replaceAll('.', '');

/** @returns one address for all that may be the same mailbox: many providers deliver `a.da+x@` to `ada@` */
export function getMailbox(email: string): string {
  const address = canonicalizeEmail(email);
  const at = address.lastIndexOf('@');
  return removeTag(address.slice(0, at)) + address.slice(at);
}

/** @returns what somebody registered of an address's domain, in ASCII: `firm.example` for `ada@mail.firm.example` */
export function getMailDomain(email: string): string {
  const host = getMailHost(canonicalizeEmail(email));
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** @returns the address with its domain in ASCII, for places that allow nothing else */
export function toAsciiAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return email.slice(0, at) + (domainToASCII(domain.normalize('NFC')) || domain);
}

/** @returns the domain of an address, in ASCII */
export const getMailHost = (email: string): string =>
  domainToASCII(email.slice(email.lastIndexOf('@') + 1));

/**
 * Mail domains where anybody can have a mailbox, in ASCII. Each has so many users that the number of
 * letters to it says nothing about a flood to one firm.
 */
export const webmailHosts: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...['yahoo.com', 'ymail.com', 'rocketmail.com', 'aol.com', 'aim.com', 'icloud.com', 'me.com'],
  ...['mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'fastmail.com', 'hey.com', 'zoho.com'],
  ...['zohomail.com', 'mail.com', 'email.com', 'gmx.com', 'gmx.net', 'gmx.de', 'web.de'],
  ...['t-online.de', 'tutanota.com', 'tuta.com', 'yandex.com', 'mail.ru', 'qq.com', '163.com'],
  ...['hotmail.co.uk', 'yahoo.co.uk', 'yahoo.ca', 'hotmail.ca', 'yahoo.fr', 'hotmail.fr'],
  // Internet providers in the United States.
  ...['comcast.net', 'att.net', 'sbcglobal.net', 'bellsouth.net', 'verizon.net', 'cox.net'],
  ...['charter.net', 'spectrum.net', 'earthlink.net', 'juno.com', 'windstream.net', 'frontier.com'],
]);

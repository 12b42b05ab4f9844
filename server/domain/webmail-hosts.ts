/**
 * Mail domains where anybody may have a mailbox, in ASCII. Each has very many of them, so their
 * number of letters says nothing about a flood to one firm.
 */
export const webmailHosts: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...['yahoo.com', 'ymail.com', 'rocketmail.com', 'aol.com', 'aim.com', 'icloud.com', 'me.com'],
  ...['mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'fastmail.com', 'hey.com', 'zoho.com'],
  ...['zohomail.com', 'mail.com', 'email.com', 'gmx.com', 'gmx.net', 'gmx.de', 'web.de'],
  ...['t-online.de', 'tutanota.com', 'tuta.com', 'yandex.com', 'mail.ru', 'qq.com', '163.com'],
  ...['hotmail.co.uk', 'yahoo.co.uk', 'yahoo.ca', 'hotmail.ca', 'yahoo.fr', 'hotmail.fr'],
  // Of providers of access in the United States.
  ...['comcast.net', 'att.net', 'sbcglobal.net', 'bellsouth.net', 'verizon.net', 'cox.net'],
  ...['charter.net', 'spectrum.net', 'earthlink.net', 'juno.com', 'windstream.net', 'frontier.com'],
]);

import querystring from 'node:querystring';

/** Moves a user name and password, which fetch refuses in an address, to a header (RFC 7617). */
export function extractCredentials(url: URL): { address: URL; authorization?: string } {
  if (url.username === '' && url.password === '') return { address: url };
  const address = new URL(url);
  address.username = '';
  address.password = '';
  const credentials = `${querystring.unescape(url.username)}:${querystring.unescape(url.password)}`;
  return { address, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

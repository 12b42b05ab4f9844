import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the sources of all mails that a server without SMTP_URL wrote, by their names */
export function readStoredMails(dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Enough of MIME to read the mails that the server writes. */
export interface ReadMail {
  /** Unfolded header lines, names in lower case. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

export function readMail(source: string): ReadMail {
  const [head = '', body = ''] = splitOnce(source, '\r\n\r\n');
  const headers = readHeaders(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return { headers, text: readPart(source).content, html: '' };
  const parts = body.split(`--${boundary}`).map((part) => readPart(part.replace(/^\r\n/, '')));
  const find = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? '';
  return { headers, text: find('text/plain'), html: find('text/html') };
}

function readHeaders(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => splitOnce(line, ': ')).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function readPart(part: string): { type: string; content: string } {
  const [head, body] = splitOnce(part, '\r\n\r\n');
  const headers = readHeaders(head);
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  return { type: headers.get('content-type') ?? '', content: decode(body, encoding) };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** For a page that brings no policy: words and forms, but nothing that is loaded or runs. */
const bare = "default-src 'none'; base-uri 'none'; form-action 'self'";
/** The one directive that a page's meta element cannot give. */
const unframed = "frame-ancestors 'none'";

/** For everything that is no page: it loads nothing, runs nothing and is shown in no frame. */
export const closedPolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; ${unframed}`;

const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;

/**
 * The policy that a page's meta element states, hashes and all, as the header that goes with it. A
 * header holds from the first byte, and for answers that are no page; the element stays for hosts
 * that send no header of ours.
 * @throws Error where the policy cannot be a header as it is
 */
export function pagePolicy(html: string): string {
  const own = (meta.exec(html)?.[1] ?? bare).trim().replace(/;$/, '');
  if (!/^[\x20-\x7e]+$/.test(own) || own.includes('&')) {
    throw new Error('The content security policy of a page cannot be sent as a header');
  }
  return `${own}; ${unframed}`;
}

/** Whether everything that the policy lets run comes from this site. */
export const runsOwnScriptsOnly = (policy: string): boolean =>
  !/script-src[^;]*\s(?:https?:|\*|[a-z0-9-]+\.)/i.test(policy);

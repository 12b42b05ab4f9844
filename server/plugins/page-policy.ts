/** For a page that brings no policy: words and forms, but nothing that is loaded or runs. */
const bare = "default-src 'none'; base-uri 'none'; form-action 'self'";
/** The one directive that a page's meta element cannot give. */
const unframed = "frame-ancestors 'none'";

/** For everything that is no page: it loads nothing, runs nothing and is shown in no frame. */
export const closedPolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; ${unframed}`;

const elsewhere = /\s(?:https?:|\*|[a-z0-9-]+\.)/i;
const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;

/** What a page may do, ready to be sent. */
export interface PagePolicy {
  header: string;
  /** For the site's public address, where everything is asked for over https. */
  upgradedHeader: string;
  /** Everything that runs comes from this site, so that it can be kept apart from others. */
  isolated: boolean;
}

/**
 * The policy that a page's meta element states, hashes and all, as the header that goes with it. A
 * header holds from the first byte, and for answers that are no page; the element stays for hosts
 * that send no header of ours.
 * @throws Error where the policy cannot be a header as it is
 */
export function pagePolicy(html: string): PagePolicy {
  const own = (meta.exec(html)?.[1] ?? bare).trim().replace(/;$/, '');
  if (!/^[\x20-\x7e]+$/.test(own) || own.includes('&')) {
    throw new Error('The content security policy of a page cannot be sent as a header');
  }
  const header = `${own}; ${unframed}`;
  return {
    header,
    upgradedHeader: `${header}; upgrade-insecure-requests`,
    isolated: !runsScriptsFromElsewhere(own),
  };
}

const runsScriptsFromElsewhere = (policy: string) =>
  policy
    .split(';')
    .some((directive) => /^\s*script-src/i.test(directive) && elsewhere.test(directive));

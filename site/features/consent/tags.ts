/**
 * Third-party tags, each after its own consent. Tags that are not configured at build are not in the script.
 */
import { dataLayer } from '../analytics/data-layer.ts';
import type { Consent } from './saved-consent.ts';

const tagManager = import.meta.env.PUBLIC_TAG_MANAGER_ID;
const visitorId = import.meta.env.PUBLIC_VISITOR_ID_SCRIPT_URL;

/** First-party cookies of services in the tag manager: visits, and clicks on ads. */
const analyticsCookies = /^_(?:ga|gid|gat)/;
const marketingCookies = /^_gcl_/;

/**
 * Loads the allowed tags and removes the cookies of the others. A running tag cannot be unloaded: it follows
 * the signals, and the next page does not load it. The parameter is not destructured, because that code
 * would stay in the script of a site without tags.
 */
export function updateTags(consent: Consent): void {
  if (tagManager && consent.analytics) {
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${tagManager}`, () => {
      dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
    });
  }
  if (visitorId && consent.marketing) loadScript(visitorId);
  if (tagManager || visitorId) {
    if (!consent.analytics) removeCookies(analyticsCookies);
    if (!consent.marketing) removeCookies(marketingCookies);
  }
}

const loaded = new Set<string>();

function loadScript(address: string, before = () => {}): void {
  // An address with a token gives access to somebody's data.
  if (new URLSearchParams(location.search).has('token')) return;
  if (loaded.has(address)) return;
  loaded.add(address);
  before();
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
}

const expired = '=;path=/;max-age=0';

/** Removes the cookies of that name on this host and on every domain above it. */
function removeCookies(names: RegExp): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!names.test(name)) continue;
    const labels = location.hostname.split('.');
    const domains = labels.map((_label, index) => `;domain=${labels.slice(index).join('.')}`);
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, nor on pages without TLS
      document.cookie = name + expired + domain;
    }
  }
}

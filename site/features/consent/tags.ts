/**
 * The tags of other companies, each after its own consent. What is not configured at build is not
 * in the page's script at all.
 */
import { dataLayer } from '../analytics/data-layer.ts';
import type { Choice } from './preferences.ts';

const tagManager = import.meta.env.PUBLIC_TAG_MANAGER_ID;
const visitorId = import.meta.env.PUBLIC_VISITOR_ID_SCRIPT_URL;

/** Set under our address by the services in a tag manager: visits, and advertisements' clicks. */
const analyticsCookies = /^_(?:ga|gid|gat)/;
const marketingCookies = /^_gcl_/;

/**
 * Loads what is allowed and takes away the cookies of what is not. A tag that runs cannot be
 * unloaded: it obeys the signals, and the next page comes without it. The choice is taken whole, since
 * unpacking it would stay in the script of a site that has no tags.
 */
export function updateTags(choice: Choice): void {
  if (tagManager && choice.analytics) {
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${tagManager}`, () => {
      dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
    });
  }
  if (visitorId && choice.marketing) loadScript(visitorId);
  if (tagManager || visitorId) {
    if (!choice.analytics) removeCookies(analyticsCookies);
    if (!choice.marketing) removeCookies(marketingCookies);
  }
}

const loaded = new Set<string>();

function loadScript(address: string, before = () => {}): void {
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

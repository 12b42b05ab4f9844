/**
 * Where lib/calls/campaign.ts finds it again. Neither imports it from the other: a chunk that both
 * share would be one more request before the first view.
 */
const storageKey = 'campaign';

/** Names of campaign parameters; contracts/campaign.ts says which of them count. */
const parameterName = /^(?:utm_\w+|gclid|msclkid|li_fat_id)$/;

/**
 * Keeps the campaign that brought the visitor for the session, where the forms find it, and takes
 * the query off the address, so that what is shared is the page (decisions, 'Routes'). A search
 * keeps its query.
 */
export function tidyAddress(): void {
  if (!location.search || location.pathname === '/search') return;
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    parameterName.test(name),
  );
  if (campaign.length > 0) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(campaign)));
    } catch {
      // Storage may be blocked; the page works without.
    }
  }
  history.replaceState(history.state, '', location.pathname + location.hash);
}

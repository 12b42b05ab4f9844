/** Waits until a page is as it stays. */
import type { Page, Request } from '@playwright/test';
import { listUnrest } from './in-page.ts';

/** A page that needs longer has a fault. */
const limitMs = 60_000;

/** @returns the addresses that the page still loads, at any time */
export function watchRequests(page: Page): ReadonlySet<string> {
  const pending = new Set<string>();
  page.on('request', (request) => pending.add(request.url()));
  const remove = (request: Request) => void pending.delete(request.url());
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  return pending;
}

export async function comeToRest(
  page: Page,
  pending: ReadonlySet<string>,
  hasScript: boolean,
): Promise<void> {
  const end = performance.now() + limitMs;
  const listAll = async () => [
    // Without scripts, a page changes only while it loads.
    ...(hasScript ? await page.evaluate(listUnrest) : []),
    ...pending,
  ];
  for (let unrest = await listAll(); unrest.length > 0; unrest = await listAll()) {
    if (performance.now() > end) throw new Error(`does not come to rest: ${unrest.join(', ')}`);
    if (!hasScript) await page.waitForTimeout(20);
  }
}

/** Bytes that a visit transfers, before and after scrolling to the page's end. */
import type { Browser, BrowserContextOptions } from '@playwright/test';

export const kinds = ['Document', 'Script', 'Font', 'Stylesheet', 'Image', 'Other'] as const;
type Kind = (typeof kinds)[number];

export interface Weight {
  requests: number;
  /** Bytes on the wire by kind of file, without headers. */
  bytes: Record<Kind, number>;
}

const createWeight = (): Weight => ({
  requests: 0,
  bytes: { Document: 0, Script: 0, Font: 0, Stylesheet: 0, Image: 0, Other: 0 },
});

const toKind = (type: string): Kind => kinds.find((kind) => kind === type) ?? 'Other';

/**
 * @param storageState storage of an earlier visit
 * @returns the weights of one cold visit on a phone's screen: before any interaction, and after scrolling to the end
 */
export async function weighPage(
  browser: Browser,
  url: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<{ first: Weight; all: Weight }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    storageState,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const weight = createWeight();
  const types = new Map<string, { kind: Kind; headers: number }>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, { kind: toKind(type), headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = types.get(requestId);
    if (!response) return;
    weight.requests += 1;
    weight.bytes[response.kind] += Math.max(0, encodedDataLength - response.headers);
  });

  await page.goto(url, { waitUntil: 'networkidle' });
  const first = structuredClone(weight);
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.body.scrollHeight; y += 200) {
      scrollTo(0, y);
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await context.close();
  return { first, all: weight };
}

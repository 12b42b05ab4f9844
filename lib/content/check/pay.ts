/** Whether the source of content/pay.yaml has published newer figures. */
import type { Content } from '../load.ts';

/** @returns a sentence if the figures came out a year ago or longer, since the source publishes once a year */
export function findOldPay({ files }: Content, nowMs: number): string | undefined {
  const source = files['pay.yaml']?.source;
  if (!source) return undefined;
  const { month, published, href } = source;
  const next = new Date(published);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return nowMs < next.getTime()
    ? undefined
    : `The figures of ${month} came out on ${published}, more than a year ago. Type in the newer ones from ${href}, or delete the file.`;
}

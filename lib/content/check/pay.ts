/** Whether the source of content/pay.yaml has published newer figures. */
import { readPay } from '../firm-files.ts';
import { contentFile } from '../folder.ts';
import { payFile } from '../schemas/pay.ts';

/** @returns a sentence if the figures came out a year ago or longer, since the source publishes once a year */
export function findOldPay(nowMs: number): string[] {
  const source = readPay()?.source;
  if (!source) return [];
  const { month, published, href } = source;
  const next = new Date(published);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  if (nowMs < next.getTime()) return [];
  return [
    `${contentFile(payFile)}: the figures of ${month} came out on ${published}, more than a year ago. Type in the newer ones from ${href}, or delete the file.`,
  ];
}

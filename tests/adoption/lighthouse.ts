/**
 * `node tests/adoption/lighthouse.ts`, after `npm run build` and `npm run test:adoption`: Lighthouse on the
 * firms' sites, with the limits of docs/product.md. Performance below its limit passes if it is that of the
 * sample's page of the same kind, measured in turn, to a point: then the machine is slow, and not the firm's
 * site. No part of the tests, since a busy machine moves its figures.
 */
import { compareLighthouse, type Figures } from '../../bench/lighthouse-median.ts';
import { serveBuild } from '../../bench/serve-build.ts';
import { launchWatchedBrowser } from '../../bench/watched-browser.ts';
import { getFolders } from './support/firm.ts';
import { firms } from './support/firms.ts';

const runs = 3;
const least = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 };
const mostLcpMs = 1100;

/** @returns the figures that miss a limit */
const findMissedLimits = (figures: Figures, sample: Figures): string[] => [
  ...(figures.performance < Math.min(least.performance, sample.performance - 1)
    ? ['performance']
    : []),
  ...(figures.accessibility < least.accessibility ? ['accessibility'] : []),
  ...(figures.bestPractices < least.bestPractices ? ['bestPractices'] : []),
  ...(figures.seo < least.seo ? ['seo'] : []),
  ...(figures.lcp > mostLcpMs ? ['lcp'] : []),
  ...(figures.cls > 0 ? ['cls'] : []),
];

const watched = await launchWatchedBrowser();
const sample = await serveBuild({});
const table: Record<string, Figures & { sample: string; missed: string }> = {};
try {
  for (const firm of firms) {
    const site = await serveBuild({}, getFolders(firm).dist);
    for (const [path, samplePath] of Object.entries(firm.measured)) {
      const pages = [site.url + path, sample.url + samplePath] as const;
      const [figures, beside] = await compareLighthouse(pages, watched.port, runs);
      table[`${firm.id} ${path}`] = {
        ...figures,
        sample: `${beside.performance} (TBT ${beside.tbt})`,
        missed: findMissedLimits(figures, beside).join(' '),
      };
    }
    site.stop();
  }
  console.table(table);
  process.exitCode = Object.values(table).some((row) => row.missed !== '') ? 1 : 0;
} finally {
  sample.stop();
  watched.kill();
}

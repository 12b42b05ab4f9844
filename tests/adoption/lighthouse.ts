/**
 * `node tests/adoption/lighthouse.ts`, after `npm run test:adoption`: Lighthouse on the firms' sites, with the
 * limits of docs/product.md. No part of the tests, since a busy machine moves its figures.
 */
import { type Figures, measureLighthouse } from '../../bench/lighthouse-median.ts';
import { serveBuild } from '../../bench/serve-build.ts';
import { launchWatchedBrowser } from '../../bench/watched-browser.ts';
import { foldersOf } from './support/firm.ts';
import { firms } from './support/firms.ts';

const runs = 3;
const least = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 };
const mostLcpMs = 1100;

/** @returns the figures that miss a limit */
const missed = (figures: Figures): string[] => [
  ...(figures.performance < least.performance ? ['performance'] : []),
  ...(figures.accessibility < least.accessibility ? ['accessibility'] : []),
  ...(figures.bestPractices < least.bestPractices ? ['bestPractices'] : []),
  ...(figures.seo < least.seo ? ['seo'] : []),
  ...(figures.lcp > mostLcpMs ? ['lcp'] : []),
  ...(figures.cls > 0 ? ['cls'] : []),
];

const watched = await launchWatchedBrowser();
const table: Record<string, Figures & { missed: string }> = {};
try {
  for (const firm of firms) {
    const site = await serveBuild({}, foldersOf(firm).dist);
    for (const path of firm.measured) {
      const figures = await measureLighthouse(site.url + path, watched.port, runs);
      table[`${firm.id} ${path}`] = { ...figures, missed: missed(figures).join(' ') };
    }
    site.stop();
  }
  console.table(table);
  process.exitCode = Object.values(table).some((row) => row.missed !== '') ? 1 : 0;
} finally {
  watched.kill();
}

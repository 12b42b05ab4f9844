/** Lighthouse's figures for a page: the median of several runs on its simulated phone. */
import lighthouse from 'lighthouse';
import { z } from 'zod';
import { getMedian } from './median.ts';

const score = z.object({ score: z.number().nullable() });
const value = z.object({ numericValue: z.number() });
const resultSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'first-contentful-paint': value,
    'largest-contentful-paint': value,
    'total-blocking-time': value,
    'cumulative-layout-shift': value,
  }),
});

export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Lighthouse's measure of the machine: below 1,000 it calls it too slow for its figures. */
  machine: number;
}

/**
 * @param port the debugging port of a running Chromium
 * @param runs number of runs; each figure is their median
 */
export async function measureLighthouse(url: string, port: number, runs: number): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(url, port));
  return takeMedians(all);
}

/** The figures of two pages measured in turn, since a machine is slower at some times than at others. */
export async function compareLighthouse(
  [first, second]: readonly [string, string],
  port: number,
  runs: number,
): Promise<[Figures, Figures]> {
  const all: [Figures[], Figures[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    all[0].push(await measureOnce(first, port));
    all[1].push(await measureOnce(second, port));
  }
  return [takeMedians(all[0]), takeMedians(all[1])];
}

function takeMedians(all: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => getMedian(all.map((figures) => figures[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    machine: of('machine'),
  };
}

async function measureOnce(url: string, port: number): Promise<Figures> {
  const measure = () => lighthouse(url, { port, logLevel: 'error', output: 'json' });
  let run = await measure();
  // In a busy browser, a run may have no figures.
  if (run?.lhr.runtimeError) run = await measure();
  const { categories, audits, environment } = resultSchema.parse(run?.lhr);
  const percent = (category: z.infer<typeof score>) => Math.round((category.score ?? 0) * 100);
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories['best-practices']),
    seo: percent(categories.seo),
    fcp: Math.round(audits['first-contentful-paint'].numericValue),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
    cls: audits['cumulative-layout-shift'].numericValue,
    machine: Math.round(environment.benchmarkIndex),
  };
}

/**
 * `npm run compare -- REF`: compares the working tree with a commit, page by page (CONTRIBUTING.md). Writes the
 * differences to .cache/compare/index.html, and fails if tests/compare/accepted.yaml does not name one of them.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { getChromiumOptions } from '../../tools/browsers.ts';
import { pageKinds } from '../e2e/support/page-kinds.ts';
import { findReason } from './accepted.ts';
import { compareBuilds, listPages } from './built-files.ts';
import { capturePage, modes, type Visit, visits, widths } from './capture.ts';
import { type Difference, describe, Report } from './report.ts';
import { openSides } from './sides.ts';

/** The same pixels, whatever was painted before. */
const pictureFlags = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    pages: { type: 'string' },
    content: { type: 'string', default: 'fixture' },
    widths: { type: 'string', default: widths.join() },
    modes: { type: 'string', default: modes.join() },
    what: { type: 'string' },
  },
});
const [ref] = positionals;
if (!ref || positionals.length > 1)
  throw new Error('usage: npm run compare -- REF [--all | --pages /a,/b] [--content sample] …');

const whats = values.what?.split(',');
const report = new Report();
const unnamed: Difference[] = [];

const isSame = (before: Buffer | string | undefined, after: Buffer | string | undefined) =>
  Buffer.isBuffer(before) && Buffer.isBuffer(after) ? before.equals(after) : before === after;

async function add(difference: Difference): Promise<void> {
  if (whats && !whats.includes(difference.what)) return;
  const reason = findReason(difference);
  if (!(await report.add(difference, reason))) return;
  if (reason === undefined) unnamed.push(difference);
  console.log(`${describe(difference)}${reason === undefined ? '' : ` (accepted: ${reason})`}`);
}

const sides = await openSides(ref, values.content === 'sample');
const { args, executablePath } = getChromiumOptions();
const browser = await chromium.launch({ executablePath, args: [...args, ...pictureFlags] });
try {
  const [before, after] = sides.sites;
  for (const difference of await compareBuilds(before.folder, after.folder)) await add(difference);

  const pages =
    values.pages?.split(',') ?? (values.all ? await listPages(after.folder) : pageKinds);
  const tasks = pages.flatMap((path) =>
    visits
      .map((visit) => ({
        path,
        ...visit,
        modes: visit.modes.filter((mode) => values.modes.split(',').includes(mode)),
        widths: values.widths.split(',').map(Number),
        whats,
      }))
      .filter((task) => task.modes.length > 0),
  );
  const visitBoth = async (task: Visit) => {
    const old = await capturePage(browser, before.url, task);
    const current = await capturePage(browser, after.url, task);
    return new Map(
      [...new Set([...old.keys(), ...current.keys()])]
        .map((key) => [key, { before: old.get(key), after: current.get(key) }] as const)
        .filter(([, pair]) => !isSame(pair.before, pair.after)),
    );
  };
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const found = await visitBoth(task);
      // Chromium paints a word one pixel lower now and then: a second visit must show a difference, too.
      const confirmed = found.size > 0 ? await visitBoth(task) : found;
      for (const [key, pair] of found) {
        if (!confirmed.has(key)) continue;
        const [mode, width, state, what] = key.split('|') as [string, string, string, string];
        await add({ page: task.path, mode, width: Number(width), state, what, ...pair });
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
} finally {
  await browser.close();
  await sides.close();
}
const file = report.write(ref);
console.log(`${report.count} differences, ${unnamed.length} of them not accepted: ${file}`);
process.exitCode = unnamed.length === 0 ? 0 : 1;

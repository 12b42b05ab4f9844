/** One page of pairs: before, after, and what differs. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export const whats = [
  'pixels',
  'aria',
  'text',
  'json-ld',
  'addresses',
  'bytes',
  'failure',
] as const;

export interface Difference {
  /** Path, with its query. */
  page: string;
  what: string;
  mode?: string;
  width?: number;
  /** Of animations or of scrolling; empty at rest. */
  state?: string;
  /** A picture or a text; undefined where this side has none. */
  before: Buffer | string | undefined;
  after: Buffer | string | undefined;
}

const folder = '.cache/compare';
/** Above and below a change, so that one can tell where it is. */
const surroundingPx = 60;

/** @returns one line: page, width, mode, what */
export function describe({ page, width, mode, state, what, before, after }: Difference): string {
  const place = [page, width && `${width} px`, mode, state].filter(Boolean).join(' · ');
  const isShort = !Buffer.isBuffer(before) && (before ?? '').length < 40 && what !== 'failure';
  const values = isShort && !Buffer.isBuffer(after) ? ` ${before ?? '–'} → ${after ?? '–'}` : '';
  return `${place} · ${what}${values.length < 100 ? values : ''}`;
}

export class Report {
  count = 0;
  #parts: string[] = [];

  constructor() {
    rmSync(join(folder, 'pictures'), { recursive: true, force: true });
    mkdirSync(join(folder, 'pictures'), { recursive: true });
  }

  /** @returns false if there is no difference after all */
  async add(difference: Difference, reason?: string): Promise<boolean> {
    const { before, after } = difference;
    const content =
      Buffer.isBuffer(before) && Buffer.isBuffer(after)
        ? await this.#comparePictures(before, after)
        : before !== after && showTexts(String(before ?? ''), String(after ?? ''));
    if (!content) return false;
    this.count += 1;
    const accepted = reason === undefined ? '' : `<p>Accepted: ${escapeHtml(reason)}</p>`;
    this.#parts.push(
      `<h2>${escapeHtml(describe(difference))}</h2>${accepted}<div>${content}</div>`,
    );
    return true;
  }

  /** @returns the pictures where they differ, as HTML, or undefined if no pixel does */
  async #comparePictures(before: Buffer, after: Buffer): Promise<string | undefined> {
    if (before.equals(after)) return undefined;
    const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
    const width = Math.max(...sizes.map((size) => size.width));
    const height = Math.max(...sizes.map((size) => size.height));
    const raw = { width, height, channels: 3 } as const;
    const putOnCanvas = (png: Buffer) =>
      sharp({ create: { ...raw, background: '#f0f' } })
        .composite([{ input: png, left: 0, top: 0 }])
        .removeAlpha()
        .raw()
        .toBuffer();
    const [old, current] = [await putOnCanvas(before), await putOnCanvas(after)];
    const difference = await sharp(old, { raw })
      .composite([{ input: current, raw, blend: 'difference' }])
      .raw()
      .toBuffer();
    const changed = [difference.findIndex(Boolean), difference.findLastIndex(Boolean)];
    const [first = 0, last = 0] = changed.map((offset) => Math.floor(offset / 3 / width));
    if (changed[0] === -1) return undefined;
    const top = Math.max(0, first - surroundingPx);
    const area = { left: 0, top, width, height: Math.min(height, last + surroundingPx) - top };
    const names = [old, current, difference].map((_, at) => `pictures/${this.count}-${at}.png`);
    await Promise.all(
      [old, current, difference].map((data, index) =>
        sharp(data, { raw })
          .extract(area)
          .png()
          .toFile(join(folder, names[index] ?? '')),
      ),
    );
    return names.map((name) => `<a href="${name}"><img loading="lazy" src="${name}"></a>`).join('');
  }

  /** @returns the file */
  write(ref: string): string {
    const file = join(folder, 'index.html');
    const title = `${this.count} differences from ${escapeHtml(ref)}`;
    const style =
      'body{font:1rem system-ui}div{display:flex;gap:1rem}div>*{flex:1;min-width:0}img{width:100%;border:1px solid}pre{white-space:pre-wrap}h2{font-size:1rem}';
    writeFileSync(
      file,
      `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1><p>Before, after, difference.</p>${this.#parts.join('\n')}`,
    );
    return file;
  }
}

/** Shows the lines that only one side has. */
function showTexts(before: string, after: string): string {
  const [old, current] = [before.split('\n'), after.split('\n')];
  const show = (lines: string[], others: string[]) =>
    `<pre>${escapeHtml(lines.filter((line) => !others.includes(line)).join('\n'))}</pre>`;
  return show(old, current) + show(current, old);
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

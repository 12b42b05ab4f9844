/** The portraits of the firm's two people, as a photographer would deliver them: large, and with grain. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { firm } from './firm.ts';

const sitters = { nora: '#7a5c46', tobias: '#4d5f73' };

export async function paintPortraits(): Promise<void> {
  const folder = join(firm.content, 'portraits');
  mkdirSync(folder, { recursive: true });
  for (const [name, background] of Object.entries(sitters)) {
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
    const grain = await sharp({
      create: { width: 1600, height: 2000, channels: 3, background, noise },
    })
      .png()
      .toBuffer();
    const sitter = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2000"><circle cx="800" cy="760" r="380" fill="#d9b69a"/><path d="M160 2000a640 720 0 0 1 1280 0z" fill="#2b2f38"/></svg>',
    );
    await sharp({ create: { width: 1600, height: 2000, channels: 3, background } })
      .composite([{ input: grain, blend: 'soft-light' }, { input: sitter }])
      .jpeg({ quality: 90 })
      .toFile(join(folder, `${name}.jpg`));
  }
}

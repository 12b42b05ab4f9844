/** Looks to choose from in setup. The build accepts their colors, and the project has their typefaces. */
import type { Look } from '../../lib/content/schemas/look.ts';

export const readyLookNames = ['harbor', 'orchard', 'plum'] as const;
type ReadyLookName = (typeof readyLookNames)[number];

interface ReadyLook extends Pick<Look, 'colors' | 'typeface'> {
  /** For the list of looks. */
  description: string;
}

export const readyLooks: Readonly<Record<ReadyLookName, ReadyLook>> = {
  harbor: {
    description: 'a blue line on cool white, navy text, Archivo',
    colors: {
      paper: '#f1f5f8',
      chalk: '#fafcfd',
      lichen: '#e2eaf0',
      ever: '#10263a',
      deep: '#081725',
      signal: '#2a86d8',
      ember: '#0c5896',
      glow: '#82c0ff',
      moss: '#475b69',
      mist: '#b3c4d1',
      claret: '#a30f36',
      rule: '#c4cfd7',
    },
    typeface: { family: 'Archivo' },
  },
  orchard: {
    description: 'a green line on cream, dark green text, Instrument Sans',
    colors: {
      paper: '#f5f3e8',
      chalk: '#fcfbf5',
      lichen: '#e8ebd8',
      ever: '#22301d',
      deep: '#121a0f',
      signal: '#4a9440',
      ember: '#2f6a28',
      glow: '#93d788',
      moss: '#55604c',
      mist: '#bcc8b0',
      claret: '#9c1230',
      rule: '#cdcbb8',
    },
    typeface: { family: 'Instrument Sans' },
  },
  plum: {
    description: 'a purple line on warm white, aubergine text, Special Gothic',
    colors: {
      paper: '#f8f3f6',
      chalk: '#fdfafc',
      lichen: '#eee5ec',
      ever: '#2b1530',
      deep: '#190b1d',
      signal: '#c257b8',
      ember: '#86257f',
      glow: '#eba3e4',
      moss: '#655469',
      mist: '#c9bacb',
      claret: '#a8123b',
      rule: '#d5c8d3',
    },
    typeface: { family: 'Special Gothic' },
  },
};

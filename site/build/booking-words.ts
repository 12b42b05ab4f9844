import type { Plugin } from 'vite';
import { readHours } from '../../lib/content/firm-files.ts';
import { bookingWordsSchema } from '../../lib/content/schemas/booking-words.ts';

const name = 'virtual:booking-words';
const id = '/@booking-words.js';

/** Gives scripts the words of booking: as props of a form, each page with one would hold them. */
export function bookingWords(): Plugin {
  return {
    name: 'booking-words',
    resolveId: (source) => (source === name ? id : undefined),
    load(module) {
      if (module !== id) return undefined;
      const { offer, picker } = readHours()?.words ?? bookingWordsSchema.parse({});
      return `export const offer = ${JSON.stringify(offer)};\nexport const picker = ${JSON.stringify(picker)};`;
    },
  };
}

import { ashgrove } from '../ashgrove.ts';
import { huelsmann } from '../huelsmann.ts';

/** Each firm is a Playwright project. */
export const firms = [ashgrove, huelsmann];

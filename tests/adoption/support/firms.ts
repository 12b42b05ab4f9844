import { ashgrove } from '../ashgrove/facts.ts';
import { huelsmann } from '../huelsmann/facts.ts';

/** Each firm is a Playwright project. */
export const firms = [ashgrove, huelsmann];

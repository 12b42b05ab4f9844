import { ashgrove } from '../ashgrove/facts.ts';
import { huelsmann } from '../huelsmann/facts.ts';

/** Each is a project of Playwright. */
export const firms = [ashgrove, huelsmann];

/** content/navigation.yaml: the bar and the footer of every page. */
import { z } from 'zod';
import { link, words } from './words.ts';

const group = z.strictObject({ title: words, links: z.array(link).min(1) });

export const navigationSchema = z.strictObject({
  main: z.array(link.extend({ mobile: words.optional() })).min(1),
  contact: link,
  allServices: link,
  footer: z.strictObject({
    firm: group,
    services: words,
    read: group,
    /** Follows the cities. */
    locations: group,
    reach: words,
    legal: z.array(link).min(1),
  }),
});
export type Navigation = z.infer<typeof navigationSchema>;

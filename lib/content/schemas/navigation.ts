/** content/navigation.yaml: the bar and the footer of every page. */
import { z } from 'zod';
import { link, words } from './words.ts';

const group = z.strictObject({ title: words, links: z.array(link).min(1) });

export const navigationSchema = z.strictObject({
  main: z
    .array(
      link
        .extend({
          /** Shown in the small menu instead. */
          mobile: words.optional(),
          /** For assistive technology. Must contain both labels (WCAG 2.5.3). */
          name: words.optional(),
        })
        .refine(
          ({ label, mobile = label, name }) =>
            name === undefined || [label, mobile].every((shown) => name.includes(shown)),
          'the name must hold the labels that are shown',
        ),
    )
    .min(1),
  contact: link,
  allServices: link,
  footer: z.strictObject({
    firm: group,
    services: words,
    read: group,
    locations: group.describe('Follows the cities.'),
    reach: words,
    legal: z.array(link).min(1),
  }),
});
export type Navigation = z.infer<typeof navigationSchema>;

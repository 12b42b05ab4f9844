/** The newsletter subscription as browser and server both check it. */
import * as z from 'zod/mini';
import { maxEmailChars } from './consultation.ts';
import { honeypotField } from './endpoints.ts';
import { emailRequired } from './outcomes.ts';
import { emailSchema, maxChars } from './text-schemas.ts';

const invalidEmail = 'Please enter a valid email address';

export const subscriptionSchema = z.object({
  email: z.pipe(
    z
      .string(emailRequired.description)
      .check(
        z.trim(),
        z.minLength(1, { error: emailRequired.description, abort: true }),
        maxChars(maxEmailChars, invalidEmail),
      ),
    emailSchema(invalidEmail),
  ),
  /** Hidden from people, as in the consultation forms. */
  [honeypotField]: z.catch(z.optional(z.string()), 'unreadable'),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** The answer to a subscription (202), the same for every address. */
export const subscriptionAcceptedSchema = z.object({ message: z.string() });
export type SubscriptionAccepted = z.infer<typeof subscriptionAcceptedSchema>;

/** The newsletter subscription as browser and server both check it. */
import * as z from 'zod/mini';
import { maxEmailChars } from './consultation.ts';
import { honeypotField } from './endpoints.ts';
import { emailSchema, maxChars, trimText } from './text-schemas.ts';

/** The messages for an empty and an invalid address. */
interface EmailWords {
  required: { description: string };
  invalid: string;
}

export const createSubscriptionSchema = ({ required, invalid }: EmailWords) =>
  z.object({
    email: z.pipe(
      z
        .string(required.description)
        .check(
          trimText(),
          z.minLength(1, { error: required.description, abort: true }),
          maxChars(maxEmailChars, invalid),
        ),
      emailSchema(invalid),
    ),
    /** Hidden from people, as in the consultation forms. */
    [honeypotField]: z.catch(z.optional(z.string()), 'unreadable'),
  });
export type Subscription = z.infer<ReturnType<typeof createSubscriptionSchema>>;

/** The answer to a subscription (202), the same for every address. */
export const subscriptionAcceptedSchema = z.object({ message: z.string() });
export type SubscriptionAccepted = z.infer<typeof subscriptionAcceptedSchema>;

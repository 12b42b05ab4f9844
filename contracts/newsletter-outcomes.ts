/**
 * What a visitor is told about the newsletter, to the letter of docs/product.md, Newsletter. Apart
 * from the schema, whose module would bring Zod into the form's first script.
 */

/** Nothing was typed: the one mistake that has a toast of its own. */
export const emailRequired = {
  title: 'Email required',
  description: 'Please enter your email address.',
} as const;

export const newsletterOutcomes = {
  /** Stands where the form stood. */
  done: "✓ You're all set! Check your email for confirmation.",
  success: { title: 'Success!', fallback: "You've been subscribed to our newsletter." },
  failure: {
    title: 'Subscription failed',
    fallback: 'Failed to subscribe. Please try again.',
  },
} as const;

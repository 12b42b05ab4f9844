/**
 * The messages after a form is sent, exactly as in docs/product.md (Consultation form, Newsletter), for
 * toasts, pages without JavaScript and responses.
 */
import type { FormName } from './consultation.ts';

interface Outcome {
  success: { title: string; description: string };
  failure: { title: string; fallback: string };
}

export const consultationOutcomes: Record<FormName, Outcome> = {
  home: {
    success: {
      title: 'Consultation Requested',
      description: "We'll be in touch with you shortly!",
    },
    failure: { title: 'Something went wrong', fallback: 'Please try again later' },
  },
  contact: {
    success: {
      title: 'Consultation Requested!',
      description: "We'll be in touch within 24 hours to schedule your consultation.",
    },
    failure: { title: 'Error', fallback: 'Please try again later' },
  },
};

/** What follows an accepted request, and the button that shows the form again. */
export const sentWords = {
  received: 'Received',
  reply: 'Reply by',
  call: { name: 'Consultation', length: 'Thirty minutes', text: 'Free, on a day you choose.' },
  again: 'Send another request',
} as const;

/** The error if a consultation request is answered with a status other than 2xx. */
export const consultationFailed = 'Failed to submit consultation request';

/** What to do after a failure if the response has no message. */
export const consultationAdvice = {
  refused: 'What you typed is still here; please send it again in a moment.',
  unanswered:
    'No answer reached this page. What you typed is still here; please check your connection and send it again.',
  unreadable:
    'We could not read the answer, so your request may or may not have arrived. What you typed is still here; please send it again. Sending it again never creates a second request.',
} as const;

/** Messages of error responses (docs/product.md, Calls). */
export const requestErrors = {
  tooMany: (seconds: number) =>
    `That was several requests in a short time. Please wait ${seconds} seconds and send again.`,
  storeUnavailable: (email: string) =>
    `We could not save your request. Nothing was lost on your side; please try again, or write to ${email}.`,
} as const;

/** An empty field; it has its own toast. */
export const emailRequired = {
  title: 'Email required',
  description: 'Please enter your email address.',
} as const;

export const newsletterOutcomes = {
  /** Takes the form's place. */
  done: "✓ You're all set! Check your email for confirmation.",
  success: { title: 'Success!', fallback: "You've been subscribed to our newsletter." },
  failure: {
    title: 'Subscription failed',
    fallback: 'Failed to subscribe. Please try again.',
  },
} as const;

/**
 * What a visitor is told after sending a form, to the letter of docs/product.md, Consultation form
 * and Newsletter. Toasts, the pages for visits without JavaScript, and the calls' answers read it
 * here.
 */
import type { ConsultationForm } from './consultation.ts';

interface Outcome {
  success: { title: string; description: string };
  failure: { title: string; fallback: string };
}

export const consultationOutcomes: Record<ConsultationForm, Outcome> = {
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

/** The error of any consultation call that is answered with a status other than 2xx. */
export const consultationFailed = 'Failed to submit consultation request';

/** What to do after a failure when the server gave no advice. */
export const consultationAdvice = {
  refused: 'What you typed is still here; please send it again in a moment.',
  unanswered:
    'No answer reached this page. What you typed is still here; please check your connection and send it again.',
  unreadable:
    'We could not read the answer, so your request may or may not have arrived. What you typed is still here; please send it again. Sending it again never creates a second request.',
} as const;

/** Sentences of the calls' errors (docs/product.md, Calls). */
export const requestErrors = {
  tooMany: (seconds: number) =>
    `That was several requests in a short time. Please wait ${seconds} seconds and send again.`,
  storeUnavailable: (email: string) =>
    `We could not save your request. Nothing was lost on your side; please try again, or write to ${email}.`,
} as const;

/** Nothing was typed: the one mistake that has a toast of its own. */
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

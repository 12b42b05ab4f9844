/** The shipped words are those of docs/product.md, and the defaults for a firm without words.yaml. */
import { expect, it } from 'vitest';
import { wordsSchema } from '../../lib/content/schemas/firm-words.ts';
import { listsSchema } from '../../lib/content/schemas/words.ts';

it('ships the strings of the forms, the newsletter and their outcomes', () => {
  const { form, newsletter } = wordsSchema.parse({});
  expect(form).toMatchObject({
    submitting: 'Submitting...',
    failed: 'Failed to submit consultation request',
    fields: {
      name: {
        messages: {
          home: 'Name must be at least 2 characters',
          contact: 'Name is required',
        },
      },
      company: {
        messages: { home: 'Company name is required', contact: 'Company is required' },
      },
      email: {
        messages: {
          home: 'Invalid email address',
          contact: 'Please enter a valid email address',
        },
      },
      phone: {
        messages: { home: 'Invalid phone number', contact: 'Please enter a valid phone number' },
      },
      message: {
        messages: {
          home: 'Please tell us a bit more about your needs',
          contact: 'Please provide at least 10 characters describing your needs',
        },
      },
    },
    home: {
      book: 'Book Your Consultation',
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
  });
  expect(newsletter).toMatchObject({
    subscribing: 'Subscribing...',
    done: "✓ You're all set! Check your email for confirmation.",
    required: { title: 'Email required', description: 'Please enter your email address.' },
    success: { title: 'Success!', fallback: "You've been subscribed to our newsletter." },
    failure: {
      title: 'Subscription failed',
      fallback: 'Failed to subscribe. Please try again.',
    },
  });
});

it('ships the choices of the topic filter', () => {
  expect(listsSchema.shape.filter.parse(undefined)).toEqual([
    'All Topics',
    'Leadership',
    'Recruitment',
    'Technology Strategy',
  ]);
});

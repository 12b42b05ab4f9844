/** Addresses that accept requests (docs/product.md, Calls). */
export const endpoints = {
  consultations: '/api/consultations',
  consultationWebhook: '/api/webhooks/consultation',
  careerCalls: '/api/career-calls',
  newsletterSubscribe: '/api/newsletter/subscribe',
} as const;

/** The endpoint of each form. The home form's is named after the webhook that it forwards to. */
export const consultationEndpoints = {
  home: endpoints.consultationWebhook,
  contact: endpoints.consultations,
  career: endpoints.careerCalls,
} as const;

/** Pages that the links in letters open. GET shows a button, which sends the POST. */
export const newsletterPages = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/** A form post redirects here, so that Back and Reload do not send it again. */
export const sentPages = {
  consultation: '/api/consultations/sent',
  newsletter: '/newsletter/sent',
} as const;

/** A hidden field. Only bots fill it. */
export const honeypotField = 'contact_me_by_fax';

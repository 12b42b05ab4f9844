/** Paths of the site's calls (architecture, 'What outside checks rely on'). */
export const calls = {
  consultations: '/api/consultations',
  consultationWebhook: '/api/webhooks/consultation',
  newsletterSubscribe: '/api/newsletter/subscribe',
} as const;

/** Pages that only the links in letters lead to. A GET shows a button, its POST acts. */
export const newsletterPages = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

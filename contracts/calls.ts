/** Paths of the site's calls (architecture, 'What outside checks rely on'). */
export const calls = {
  consultations: '/api/consultations',
  consultationWebhook: '/api/webhooks/consultation',
  newsletterSubscribe: '/api/newsletter/subscribe',
} as const;

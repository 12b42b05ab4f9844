/**
 * Answers for a page whose content the firm does without. A build writes no file for it; for an empty 404 it would
 * write the page of unknown addresses.
 */
export const absentPage = (): Response =>
  new Response(null, { status: import.meta.env.DEV ? 404 : 410 });

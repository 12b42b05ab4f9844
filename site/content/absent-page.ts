/** Answers for a page whose content the firm does without. A build writes no file for it. */
export const absentPage = (): Response => new Response(null, { status: 404 });

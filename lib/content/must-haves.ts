/** Most must-haves of a scorecard: with more, every candidate wins somewhere. */
export const mostMustHaves = 4;

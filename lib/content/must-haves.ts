/** With more must-haves, every candidate wins somewhere. Apart from the schema, so that browsers do not load Zod. */
export const maxMustHaves = 4;

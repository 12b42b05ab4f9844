/** Where the site's calls are answered: here, or by the server that PUBLIC_FORMS_URL names. */

const formsServer = (): string => import.meta.env.PUBLIC_FORMS_URL?.replace(/\/$/, '') ?? '';

/** @param path of a call, such as `/api/consultations` */
export const callAddress = (path: string): string => formsServer() + path;

/** @returns whether cookies go along: to another host only where a setting says that it takes them */
export const callCredentials = (): RequestCredentials =>
  formsServer() && import.meta.env.PUBLIC_FORMS_CREDENTIALS !== 'include' ? 'omit' : 'include';

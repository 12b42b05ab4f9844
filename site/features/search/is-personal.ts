/** Whether a search holds an e-mail address or a phone number, which never enter the data layer. */
export const isPersonal = (term: string): boolean =>
  term.includes('@') || term.replace(/\D/g, '').length >= 7;

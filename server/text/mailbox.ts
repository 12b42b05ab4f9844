/** One mailbox, however its address is written. */
export const mailbox = (email: string): string => email.trim().toLowerCase();

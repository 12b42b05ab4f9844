import type { SendMailOptions } from 'nodemailer';

/** Takes one mail for good: when it resolves, the mail is in other hands or on disk. */
export interface MailTransport {
  /** @param name what a stored mail's file is called, without ending; the same for each try */
  send(message: SendMailOptions, name: string, signal: AbortSignal): Promise<void>;
  close(): void;
}

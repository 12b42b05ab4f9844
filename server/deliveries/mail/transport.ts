import type { SendMailOptions } from 'nodemailer';

/** Sends one mail. When it resolves, the mail server has accepted it, or the file is on disk. */
export interface MailTransport {
  /** @param name what a stored mail's file is called, without ending; the same for each try */
  send(message: SendMailOptions, name: string, signal: AbortSignal): Promise<void>;
  close(): void;
}

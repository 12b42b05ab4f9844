import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { cleanUp } from '../../support/clean-up.ts';
import { listen } from '../../support/listen.ts';
import { readMail } from './mail-source.ts';
import { startTestServer } from './test-server.ts';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const refusal = (address: string, answer: number | string | undefined) =>
  answer
    ? Object.assign(
        new Error(typeof answer === 'string' ? answer.slice(4) : `no ${address} here`),
        { responseCode: Number.parseInt(String(answer), 10) },
      )
    : null;

/** Starts an SMTP server without encryption. @param signIn offers authentication */
export async function startMailServer({ signIn = false } = {}) {
  const mailbox = {
    url: '',
    mails: [] as { from: string; to: string[]; source: string }[],
    /** The passwords that clients signed in with. */
    passwords: [] as string[],
    /** Refuses each mail with this code; 0 never answers. */
    refuseWith: undefined as number | undefined,
    /** Refuses each recipient with this code. */
    refuseRecipientsWith: undefined as number | undefined,
    /** Codes or whole answers by which recipients are refused. */
    refusedRecipients: new Map<string, number | string>(),
    /** Refuses each sender with this code. */
    refuseSenderWith: undefined as number | undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: signIn ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      mailbox.passwords.push(String(password));
      done(null, { user: username });
    },
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      done(
        refusal(address, mailbox.refusedRecipients.get(address) ?? mailbox.refuseRecipientsWith),
      );
    },
    onMailFrom({ address }, _session, done) {
      done(refusal(address, mailbox.refuseSenderWith));
    },
    async onData(stream, { envelope }, done) {
      // A sender that is killed leaves an incomplete mail.
      const source = await text(stream).catch(() => undefined);
      if (source === undefined || mailbox.refuseWith === 0) return;
      if (mailbox.refuseWith) {
        const refusal = new Error(`no room for ${envelope.rcptTo[0]?.address}`);
        return done(Object.assign(refusal, { responseCode: mailbox.refuseWith }));
      }
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      mailbox.mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      done();
    },
  });
  mailbox.url = `smtp://127.0.0.1:${await listen(server.server)}`;
  // A sender that is killed may disconnect at any time.
  server.on('error', () => {});
  cleanUp(() => server.close());
  return mailbox;
}

/** Starts a test server that mails over SMTP. */
export async function startMailingServer(
  settings: Record<string, string> = {},
  options: Parameters<typeof startTestServer>[1] = {},
) {
  const mailbox = await startMailServer();
  return { mailbox, ...(await startTestServer({ SMTP_URL: mailbox.url, ...settings }, options)) };
}

/** @returns the last mail */
export const readLastMail = ({ mails }: MailServer) => readMail(mails.at(-1)?.source ?? '');

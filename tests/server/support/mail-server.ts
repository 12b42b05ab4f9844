import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { cleanUp } from '../../support/clean-up.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  source: string;
}

export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** The passwords that clients signed in with. */
  passwords: string[];
  /** Refuses each mail with this code; 0 never answers. */
  refuseWith: number | undefined;
  /** Refuses each recipient with this code. */
  refuseRecipientsWith: number | undefined;
  /** Codes or whole answers by which recipients are refused. */
  refusedRecipients: Map<string, number | string>;
  /** Refuses each sender with this code. */
  refuseSenderWith: number | undefined;
}

const refusal = (address: string, answer: number | string | undefined) =>
  answer
    ? Object.assign(
        new Error(typeof answer === 'string' ? answer.slice(4) : `no ${address} here`),
        { responseCode: Number.parseInt(String(answer), 10) },
      )
    : null;

/** Starts an SMTP server without encryption. @param signIn offers authentication */
export async function startMailServer({ signIn = false } = {}): Promise<MailServer> {
  const mailbox: MailServer = {
    url: '',
    mails: [],
    passwords: [],
    refuseWith: undefined,
    refuseRecipientsWith: undefined,
    refusedRecipients: new Map(),
    refuseSenderWith: undefined,
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
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  // A sender that is killed may disconnect at any time.
  server.on('error', () => {});
  cleanUp(() => server.close());
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  mailbox.url = `smtp://127.0.0.1:${port}`;
  return mailbox;
}

// Sends e-mail through an SMTP server, with nodemailer.
import { createTransport } from 'nodemailer';
import { type Message, MessageError } from '@/backend/shared/ports';

export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte. */
  isSecure: boolean;
  /** Without it, a server that offers no STARTTLS is refused. */
  mayBePlain: boolean;
  user: { name: string; password: string } | null;
  /** Sender as in a header: `Name <address>`, or an address. */
  from: string;
}

/** Limits of a connection, ms. A server that takes longer in all than the lease of a message may get it twice. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 15_000;

interface SmtpFault {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** A repetition fails too if the server refused the recipient or the message for good (RFC 5321, section 4.2.1). */
const isFinal = ({ code, responseCode = 0 }: SmtpFault): boolean =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');

/** Codes of the fault, without the server's sentence, which may repeat the recipient. */
const faultOf = ({ code, command, responseCode }: SmtpFault): string =>
  [code, command, responseCode].filter((part) => part !== undefined).join(' ');

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

export interface SmtpMail {
  send(message: Pick<Message, 'to' | 'subject' | 'text'> & { id?: string }): Promise<void>;
  /** Connects and signs in. */
  check(): Promise<void>;
}

/** Both calls reject with a `MessageError`. */
export function smtpMail({ host, port, isSecure, mayBePlain, user, from }: SmtpSettings): SmtpMail {
  const transport = createTransport({
    ...{ host, port, secure: isSecure, requireTLS: !isSecure && !mayBePlain },
    ...(user && { auth: { user: user.name, pass: user.password } }),
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (thrown) {
      const fault = thrown as SmtpFault;
      throw new MessageError(`the mail server failed (${faultOf(fault) || 'unknown'})`, isFinal(fault));
    }
  };
  return {
    // A repetition has the same id, so that mail programs can recognize it.
    send: ({ id, to, subject, text }) =>
      run(() =>
        transport.sendMail({
          ...{ from, to: { name: '', address: to }, subject, text },
          ...(id && { messageId: `<${id}@${domainOf(from)}>` }),
          headers: { 'auto-submitted': 'auto-generated' },
        }),
      ),
    check: () => run(() => transport.verify()),
  };
}

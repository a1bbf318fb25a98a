// An SMTP server for tests (RFC 5321), without TLS: it keeps what it accepted, and fails as a test asks.
import { createServer, type Socket } from 'node:net';
import { listeningPort } from './smsServer';

export interface Mail {
  from: string;
  to: string;
  /** Headers and body as they were sent. */
  data: string;
}

/** `lost`: the mail is accepted, and the connection ends before the answer. A number: the answer to the recipient. */
export type SmtpFault = 'drop' | 'lost' | number;

export interface SmtpServer {
  port: number;
  mails: Mail[];
  /** Each of the next connections that sends a mail removes the first one and fails with it. */
  faults: SmtpFault[];
  /** `user:password` of the last sign-in. */
  credentials: () => string;
  stop(): Promise<void>;
}

/** The answer that ends a connection. */
const END = 'end';

export async function startSmtp(at = 0): Promise<SmtpServer> {
  const mails: Mail[] = [];
  const faults: SmtpFault[] = [];
  const sockets = new Set<Socket>();
  let credentials = '';

  function talk(socket: Socket): void {
    let mail: Mail = { from: '', to: '', data: '' };
    let fault: SmtpFault | undefined;
    let isData = false;
    let rest = '';
    const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

    function answerTo(line: string): string | null {
      if (isData) {
        if (line !== '.') {
          mail.data += `${line}\n`;
          return null;
        }
        isData = false;
        mails.push(mail);
        return fault === 'lost' ? END : '250 accepted';
      }
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'EHLO') return '250-test\r\n250-AUTH PLAIN\r\n250 8BITMIME';
      if (word === 'AUTH') {
        credentials = Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .split('\0')
          .slice(1)
          .join(':');
        return '235 welcome';
      }
      if (word === 'MAIL') {
        fault = faults.shift();
        mail = { from: addressIn(line), to: '', data: '' };
        return fault === 'drop' ? END : '250 ok';
      }
      if (word === 'RCPT') {
        mail.to = addressIn(line);
        return typeof fault === 'number' ? `${fault} no such person ${mail.to}` : '250 ok';
      }
      if (word === 'DATA') {
        isData = true;
        return '354 go on';
      }
      if (word === 'QUIT') return '221 bye';
      return word === 'RSET' || word === 'NOOP' ? '250 ok' : '502 no such command';
    }

    socket.on('data', (part: Buffer) => {
      const lines = (rest + part.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const answer = answerTo(line);
        if (answer === END) return void socket.destroy();
        if (answer !== null) socket.write(`${answer}\r\n`);
      }
    });
    socket.on('error', () => socket.destroy());
    socket.write('220 test\r\n');
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    talk(socket);
  });
  const port = await listeningPort(server, at);
  return {
    ...{ port, mails, faults, credentials: () => credentials },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

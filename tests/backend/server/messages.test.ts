// E-mail and SMS of a server: over a real connection each, from templates, and by the built command through an outage and a kill.
import { afterEach, describe, expect, it } from 'vitest';
import { sendSms, smsRequest } from '@/backend/adapters/messages/smsTemplate';
import { smtpMail } from '@/backend/adapters/messages/smtpMail';
import { readMessages } from '@/backend/server/messageOptions';
import type { MessageError } from '@/backend/shared/ports';
import { codeIn } from '../../support/backendWorld';
import { addressOf, builtCommand } from '../../support/commands';
import { freePort } from '../../support/postgres';
import { type SmsServer, startSms } from '../../support/smsServer';
import { type SmtpServer, startSmtp } from '../../support/smtpServer';

const SMTP = { SMTP_URL: 'smtp://me:p%40ss@127.0.0.1:2525', MAIL_FROM: 'Faces <codes@faces.example>' };
const SMS = {
  SMS_URL: 'https://sms.example/send/{to}',
  SMS_HEADERS: '{"content-type":"application/json","authorization":"Bearer key"}',
  SMS_BODY: '{"phone":"{to}","content":"{text}"}',
};

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});
const started = async <T extends SmsServer | SmtpServer>(server: Promise<T>): Promise<T> => {
  const one = await server;
  running.push(one);
  return one;
};

const failureOf = (work: Promise<unknown>): Promise<MessageError> =>
  work.then(
    () => {
      throw new Error('it was sent');
    },
    (thrown: unknown) => thrown as MessageError,
  );

describe('the settings of messages', () => {
  it('name the mail server, its user and the sender, and require TLS outside this machine', () => {
    expect(readMessages(SMTP).mail).toEqual({
      ...{ host: '127.0.0.1', port: 2525, isSecure: false, mayBePlain: true, from: SMTP.MAIL_FROM },
      user: { name: 'me', password: 'p@ss' },
    });
    const at = (SMTP_URL: string, more = {}) => readMessages({ ...SMTP, SMTP_URL, ...more }).mail;
    expect(at('smtps://mail.example')).toMatchObject({ port: 465, isSecure: true, mayBePlain: false, user: null });
    expect(at('smtp://mail.example')).toMatchObject({ port: 587, isSecure: false, mayBePlain: false });
    expect(at('smtp://mail.example', { SMTP_TLS: 'none' })?.mayBePlain).toBe(true);
  });

  it.each([
    [{ ...SMTP, SMTP_URL: 'mail.example:secret' }, 'SMTP_URL is no address'],
    [{ SMTP_URL: SMTP.SMTP_URL }, 'MAIL_FROM is missing'],
    [{ MAIL_FROM: SMTP.MAIL_FROM }, 'SMTP_URL is missing'],
    [{ ...SMTP, MAIL_FROM: 'a@b.example>\r\nBcc: c@d.example' }, 'MAIL_FROM'],
    [{ ...SMTP, SMTP_TLS: 'maybe' }, 'SMTP_TLS'],
    [{ ...SMS, SMS_BODY: '{"phone":"{to}"}' }, '{text} is missing'],
    [{ ...SMS, SMS_URL: 'sms.example/{to}' }, 'SMS_URL is no address'],
    [{ ...SMS, SMS_URL: 'https://{to}/' }, 'SMS_URL is no address'],
    [{ ...SMS, SMS_HEADERS: '{"a":1}' }, 'SMS_HEADERS is no JSON object'],
    [{ ...SMS, SMS_HEADERS: '{"bad name":"x"}' }, 'SMS_URL or SMS_HEADERS'],
    [{ ...SMS, SMS_METHOD: 'DELETE' }, 'SMS_METHOD'],
    [{ ...SMS, SMS_METHOD: 'get' }, 'SMS_BODY needs'],
    [{ ...SMS, SMS_TIMEOUT_SECONDS: '31' }, 'SMS_TIMEOUT_SECONDS'],
    [{ SMS_BODY: '{to}{text}' }, 'SMS_URL is missing'],
    [{ MESSAGES_LANGUAGE: 'fr' }, 'MESSAGES_LANGUAGE'],
  ])('refuse %j', (env, words) => {
    expect(() => readMessages(env)).toThrow(words);
    expect(() => readMessages(env)).not.toThrow(/secret|p%40ss|Bearer/);
  });
});

describe('an SMS', () => {
  const of = (env: Record<string, string>) => readMessages({ ...SMS, ...env }).sms!;
  const message = { to: '13800000000', text: '验证码 "1" & {to} <é>' };

  it.each([
    ['application/json', '{"phone":"13800000000","content":"验证码 \\"1\\" & {to} <é>"}'],
    ['text/xml; charset=utf-8', '{"phone":"13800000000","content":"验证码 &#34;1&#34; &#38; {to} &#60;é&#62;"}'],
    ['application/x-www-form-urlencoded', `{"phone":"13800000000","content":"${encodeURIComponent(message.text)}"}`],
    ['text/plain', '{"phone":"13800000000","content":"验证码 "1" & {to} <é>"}'],
  ])('is written for a body of %s', async (type, body) => {
    const request = smsRequest(of({ SMS_HEADERS: JSON.stringify({ 'Content-Type': type }) }), message);
    expect([request.method, request.url]).toEqual(['POST', 'https://sms.example/send/13800000000']);
    expect(await request.text()).toBe(body);
  });

  it('is sent with all parts, and its text is encoded in addresses and headers', async () => {
    const server = await started(startSms());
    const SMS_URL = `${server.url}?text={text}`;
    await sendSms(of({ SMS_URL, SMS_METHOD: 'put', SMS_HEADERS: '{"x-to":"{to}","x-text":"{text}"}' }), message);
    const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: '' }] = server.requests;
    expect([method, path]).toEqual(['PUT', `/send?text=${encodeURIComponent(message.text)}`]);
    expect([headers['x-to'], headers['x-text']]).toEqual([message.to, encodeURIComponent(message.text)]);
    expect(body).toContain(message.text);
  });

  it('is refused for good, or to be tried again, by the answer; no error has the recipient or the text', async () => {
    const server = await started(startSms());
    const failure = (env: Record<string, string> = {}) =>
      failureOf(sendSms(of({ SMS_URL: `${server.url}/{to}`, SMS_TIMEOUT_SECONDS: '1', ...env }), message));
    server.statuses.push(400, 500, 429, 401, 0);
    const faults = [];
    for (let i = 0; i < 5; i += 1) faults.push(await failure());
    expect(faults.map(({ isFinal }) => isFinal)).toEqual([true, false, false, false, false]);
    faults.push(await failure({ SMS_SUCCESS: '"code":"SENT"' }));
    faults.push(await failure({ SMS_URL: `http://127.0.0.1:${await freePort()}/{to}` }));
    expect(faults.map(({ message: words }) => words)).toEqual([
      ...[400, 500, 429, 401].map((status) => `the SMS service answered ${status}`),
      'the SMS service could not be reached (TimeoutError)',
      'the answer of the SMS service does not contain SMS_SUCCESS',
      'the SMS service could not be reached (ECONNREFUSED)',
    ]);
    await sendSms(of({ SMS_URL: server.url, SMS_SUCCESS: '"code":"OK"' }), message);
  });
});

describe('an e-mail', () => {
  const mailOf = (smtp: SmtpServer, more = {}) =>
    smtpMail(readMessages({ ...SMTP, SMTP_URL: `smtp://me:p%40ss@127.0.0.1:${smtp.port}`, ...more }).mail!);
  const message = { id: 'm-1', to: 'you@x.example', subject: 'Dialwright 验证码', text: '【Dialwright】验证码 123456' };

  it('is sent after signing in, with an id that stays the same', async () => {
    const smtp = await started(startSmtp());
    await mailOf(smtp).send(message);
    expect(smtp.credentials()).toBe('me:p@ss');
    expect(smtp.mails).toEqual([expect.objectContaining({ from: 'codes@faces.example', to: 'you@x.example' })]);
    const data = smtp.mails[0]?.data ?? '';
    for (const line of ['From: Faces <codes@faces.example>', 'To: you@x.example', 'Message-ID: <m-1@faces.example>'])
      expect(data).toContain(line);
    expect(data).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(data).toContain('Content-Transfer-Encoding: quoted-printable\n');
    const bytes = data.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1');
    expect(decodeURIComponent(bytes)).toContain(message.text);
  });

  it('has only the recipient that it is for', async () => {
    const smtp = await started(startSmtp());
    await mailOf(smtp)
      .send({ ...message, to: 'you@x.example, other@y.example' })
      .catch(() => undefined);
    expect(smtp.mails.filter(({ to }) => to !== 'you@x.example' && to.includes('other@'))).toEqual([]);
  });

  it('is given up if the server refuses the recipient for good, and tried again after other faults', async () => {
    const smtp = await started(startSmtp());
    smtp.faults.push(550, 450, 'drop');
    const faults = [];
    for (let i = 0; i < 3; i += 1) faults.push(await failureOf(mailOf(smtp).send(message)));
    expect(faults.map(({ isFinal }) => isFinal)).toEqual([true, false, false]);
    for (const { message: words } of faults) expect(words).toMatch(/^the mail server failed \([A-Z]+[ A-Z0-9]*\)$/);
    await smtp.stop();
    expect((await failureOf(mailOf(smtp).send(message))).isFinal).toBe(false);
  });

  it('is not sent without TLS to a server outside this machine', async () => {
    const smtp = await started(startSmtp());
    const settings = readMessages({ ...SMTP, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }).mail!;
    const { message: words } = await failureOf(smtpMail({ ...settings, mayBePlain: false }).send(message));
    expect(words).toContain('ETLS');
    expect(smtp.mails).toEqual([]);
  });
});

describe('dialwright serve', () => {
  const { folder, run } = builtCommand();

  it('sends each acknowledged code, through an outage of both services and a kill, and logs none', async () => {
    const [mailPort, smsPort] = [await freePort(), await freePort()];
    const env = {
      ...{
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        MAIL_FROM: SMTP.MAIL_FROM,
        METRICS_TOKEN: 'figures-for-operators',
      },
      ...{ SMS_URL: `http://127.0.0.1:${smsPort}/send`, SMS_BODY: 'to={to}&text={text}' },
    };
    const args = ['serve', '--port', '0', '--data', folder('messages')];
    const ask = async (base: string, channel: string, account: string) =>
      (await (await fetch(`${base}/api/user/captcha/${channel}?account=${encodeURIComponent(account)}&type=1`)).json())
        .code;

    // No service listens at these addresses.
    const first = run(args, env);
    const base = await addressOf(first);
    expect([await ask(base, 'sms', '13811112222'), await ask(base, 'email', 'you@x.example')]).toEqual([200, 200]);
    await expect.poll(first.output, { timeout: 20_000 }).toContain('retried after try 1');
    first.child.kill('SIGKILL');
    await first.ended;

    const [smtp, sms] = [await started(startSmtp(mailPort)), await started(startSms(smsPort))];
    // The mail is accepted, and the answer is lost: it is sent again.
    smtp.faults.push('lost');
    const again = run(args, env);
    const next = await addressOf(again);
    expect(await ask(next, 'sms', '13811113333')).toBe(200);
    await expect.poll(() => smtp.mails.length, { timeout: 90_000 }).toBe(2);
    await expect.poll(() => sms.requests.length, { timeout: 90_000 }).toBe(2);
    const headers = { authorization: 'Bearer figures-for-operators' };
    const figures = async () => (await fetch(`${next}/metrics`, { headers })).text();
    await expect.poll(figures, { timeout: 20_000 }).toContain('dialwright_messages_waiting 0\n');
    const text = await figures();
    for (const line of ['way="sms",outcome="sent"} 2', 'way="email",outcome="sent"} 1', 'outcome="retried"} 1'])
      expect(text).toContain(`${line}\n`);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);

    const idOf = ({ data }: { data: string }) => /^Message-ID: (.*)$/m.exec(data)?.[1];
    expect(new Set(smtp.mails.map(idOf)).size).toBe(1);
    const texts = sms.requests.map(({ body }) => decodeURIComponent(body));
    expect(texts.map((body) => /to=(\d+)/.exec(body)?.[1]).sort()).toEqual(['13811112222', '13811113333']);
    const codes = [...texts.map(codeIn), codeIn(smtp.mails[0]?.data ?? '')];
    for (const code of codes) expect(code).toHaveLength(6);
    const log = first.output() + again.output();
    for (const secret of [...codes, '13811112222', 'you@x.example']) expect(log).not.toContain(secret);
  }, 300_000);
});

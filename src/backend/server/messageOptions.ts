// Settings of e-mail and SMS from the environment.
import { type DataLanguage, LANGUAGES } from '@/schemas/languages';
import { type SmsTemplate, smsRequest } from '../adapters/messages/smsTemplate';
import type { SmtpSettings } from '../adapters/messages/smtpMail';

export interface MessageSettings {
  mail: SmtpSettings | null;
  sms: SmsTemplate | null;
  /** Name of the service in messages. */
  name: string;
  /** Language of messages if the caller requested none; null: Chinese for SMS and English for e-mail. */
  language: DataLanguage | null;
}

export const MESSAGES_USAGE = `SMTP_URL         mail server: smtp://USER:PASSWORD@HOST:587, or smtps:// for TLS from the start
MAIL_FROM        sender of e-mails: "Faces <codes@faces.example>"
SMTP_TLS         "required", or "none" for a mail server in your own network without TLS; required
SMS_URL          address of an SMS service, in which {to} and {text} are replaced
SMS_METHOD, SMS_HEADERS, SMS_BODY  method (POST), headers as a JSON object, and body, with the same placeholders
SMS_SUCCESS      text that the answer has if the SMS was accepted; without it the status decides
SMS_TIMEOUT_SECONDS  how long the SMS service may take, 1 to 30; 10
MESSAGES_NAME    name of the service in messages; Dialwright
MESSAGES_LANGUAGE  zh or en, for requests without a language; zh in SMS and en in e-mails`;

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** The address may contain a password, so no message repeats it. */
function mailOf(env: Environment): SmtpSettings | null {
  const { SMTP_URL: text, MAIL_FROM: from, SMTP_TLS } = env;
  const tls = SMTP_TLS || 'required';
  if (!text) {
    if (from) throw new Error('SMTP_URL is missing: MAIL_FROM needs it');
    return null;
  }
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol) || new URL(text).hostname === '')
    throw new Error('SMTP_URL is no address such as smtp://user:password@host:587');
  if (!from) throw new Error('MAIL_FROM is missing: SMTP_URL needs it');
  if (!/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from))
    throw new Error(`MAIL_FROM: "${from}" is no address such as "Faces <codes@faces.example>"`);
  if (tls !== 'required' && tls !== 'none') throw new Error(`SMTP_TLS: "${tls}" is neither required nor none`);
  const { protocol, hostname, port, username, password } = new URL(text);
  const isSecure = protocol === 'smtps:';
  return {
    ...{ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (isSecure ? 465 : 587), isSecure, from },
    mayBePlain: tls === 'none' || LOOPBACK.includes(hostname),
    user: username ? { name: decodeURIComponent(username), password: decodeURIComponent(password) } : null,
  };
}

function headersOf(text: string | undefined): Record<string, string> {
  if (!text) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || Object.values(value as object).some((one) => typeof one !== 'string'))
    throw new Error('SMS_HEADERS is no JSON object of texts such as {"content-type":"application/json"}');
  return value as Record<string, string>;
}

const METHODS = ['GET', 'POST', 'PUT'] as const;
const TIMEOUT_S_MAX = 30;

const SMS_PARTS = ['SMS_METHOD', 'SMS_HEADERS', 'SMS_BODY', 'SMS_SUCCESS', 'SMS_TIMEOUT_SECONDS'] as const;

/** Address, headers and body may contain secrets, so no message repeats them. */
function smsOf(env: Environment): SmsTemplate | null {
  const { SMS_URL: url } = env;
  if (!url) {
    const part = SMS_PARTS.find((name) => env[name]);
    if (part) throw new Error(`SMS_URL is missing: ${part} needs it`);
    return null;
  }
  const method = METHODS.find((one) => one === (env.SMS_METHOD || 'POST').toUpperCase());
  if (!method) throw new Error(`SMS_METHOD: "${env.SMS_METHOD}" is none of ${METHODS.join(', ')}`);
  const seconds = env.SMS_TIMEOUT_SECONDS || '10';
  if (!/^[1-9]\d?$/.test(seconds) || Number(seconds) > TIMEOUT_S_MAX)
    throw new Error(`SMS_TIMEOUT_SECONDS: "${seconds}" is no whole number from 1 to ${TIMEOUT_S_MAX}`);
  if (method === 'GET' && env.SMS_BODY) throw new Error('SMS_BODY needs SMS_METHOD=POST or PUT');
  const template: SmsTemplate = {
    ...{ url, method, headers: headersOf(env.SMS_HEADERS), body: env.SMS_BODY || null },
    ...{ success: env.SMS_SUCCESS || null, timeoutMs: Number(seconds) * 1000 },
  };
  for (const name of ['{to}', '{text}'])
    if (![url, template.body ?? '', ...Object.values(template.headers)].some((part) => part.includes(name)))
      throw new Error(`${name} is missing: SMS_URL, SMS_BODY or SMS_HEADERS must contain it`);
  if (!/^https?:\/\/[^/{}]+/.test(url)) throw new Error('SMS_URL is no address such as https://sms.example/send');
  try {
    smsRequest(template, { to: '13800000000', text: 'a' });
  } catch {
    throw new Error('SMS_URL or SMS_HEADERS cannot be used in a request');
  }
  return template;
}

/** Throws an `Error` with a line for each part that is invalid. */
export function readMessages(env: Environment): MessageSettings {
  const { MESSAGES_NAME: name = '', MESSAGES_LANGUAGE: language = '' } = env;
  if (name.length > 40 || /[\r\n]/.test(name)) throw new Error('MESSAGES_NAME needs at most 40 characters on one line');
  const row = LANGUAGES.find(({ id, fallback }) => id === language && fallback === null);
  if (language !== '' && !row) throw new Error(`MESSAGES_LANGUAGE: "${language}" is neither zh nor en`);
  return { mail: mailOf(env), sms: smsOf(env), name: name || 'Dialwright', language: row?.data ?? null };
}

/** A sentence for each kind of message that this server cannot send. */
export function missingWays({ mail, sms }: MessageSettings): string[] {
  return [
    ...(mail ? [] : ['SMTP_URL is not set: the server sends no e-mail, and refuses codes to e-mail addresses.']),
    ...(sms ? [] : ['SMS_URL is not set: the server sends no SMS, and refuses codes to phones and sign-in by code.']),
  ];
}

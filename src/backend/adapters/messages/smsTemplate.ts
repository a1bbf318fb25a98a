// Sends SMS through any HTTP service: a request made of templates in which {to} and {text} are replaced.
import { type Message, MessageError } from '@/backend/shared/ports';

export interface SmsTemplate {
  /** Address, header values and body may contain `{to}` and `{text}`. */
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Readonly<Record<string, string>>;
  body: string | null;
  /** What the answer must contain; null: its status decides. */
  success: string | null;
  timeoutMs: number;
}

/** Bytes of an answer that are searched for `success`. */
const ANSWER_MAX = 64 * 1024;

type Escape = (value: string) => string;

const asJson: Escape = (value) => JSON.stringify(value).slice(1, -1);
const asXml: Escape = (value) => value.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** How a value is written in a body of this type. */
function escapeFor(type: string): Escape {
  if (/\bjson\b/i.test(type)) return asJson;
  if (/\bxml\b/i.test(type)) return asXml;
  return /form-urlencoded/i.test(type) ? encodeURIComponent : (value) => value;
}

/** The template with its placeholders replaced once; braces in values stay. */
const filled = (template: string, { to, text }: Pick<Message, 'to' | 'text'>, written: Escape): string =>
  template.replace(/\{(to|text)\}/g, (_, name) => written(name === 'to' ? to : text));

const typeOf = ({ headers }: SmsTemplate): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';

/** The request for a message. Values in header fields are percent-encoded, because those fields have only ASCII. */
export function smsRequest(template: SmsTemplate, message: Pick<Message, 'to' | 'text'>): Request {
  const { url, method, headers, body } = template;
  const fields = Object.entries(headers).map(([name, value]) => [name, filled(value, message, encodeURIComponent)]);
  return new Request(filled(url, message, encodeURIComponent), {
    method,
    headers: Object.fromEntries(fields),
    redirect: 'error',
    ...(body !== null && { body: filled(body, message, escapeFor(typeOf(template))) }),
  });
}

/** Statuses after which a repetition may succeed. */
const isPassing = (status: number): boolean => status >= 500 || [401, 403, 404, 408, 425, 429].includes(status);

async function beginning({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? new ReadableStream<Uint8Array>()) {
    text += decoder.decode(part, { stream: true });
    if (text.length > ANSWER_MAX) break;
  }
  return text;
}

/** The cause of a failed request as a code such as ECONNREFUSED, which has nothing of the message. */
function causeOf(thrown: unknown): string {
  const { name, cause } = thrown as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'failed';
}

/** Rejects with a `MessageError`. Other statuses than those of passing faults are final: the service refuses this message. */
export async function sendSms(template: SmsTemplate, message: Pick<Message, 'to' | 'text'>): Promise<void> {
  const signal = AbortSignal.timeout(template.timeoutMs);
  let response: Response;
  let answer: string;
  try {
    response = await fetch(smsRequest(template, message), { signal });
    answer = await beginning(response);
  } catch (thrown) {
    throw new MessageError(`the SMS service could not be reached (${causeOf(thrown)})`);
  }
  const { ok, status } = response;
  if (!ok) throw new MessageError(`the SMS service answered ${status}`, !isPassing(status));
  if (template.success !== null && !answer.includes(template.success))
    throw new MessageError('the answer of the SMS service does not contain SMS_SUCCESS');
}

// Creates refusals: a code and a message in both languages. Sentences quoted by the specification stay word for word.
import { type RefusalName, refusals } from '@/backend/refusals';
import en from '@/locales/en/server.json';
import zh from '@/locales/zh/server.json';
import type { Code } from '@/schemas/wire/envelope';

export interface Refusal {
  /** Calls that are loaded late have their own messages (`serverLate.json`). */
  refused: RefusalName | `ai.${string}` | `accounts.${string}`;
  code: Code;
  msg: string;
  enMsg: string;
  data?: unknown;
}

/** Creates a refusal by name; `data` is included in the response. */
export function refuse(name: RefusalName, data?: unknown): Refusal {
  return { refused: name, code: refusals[name], msg: zh[name], enMsg: en[name], ...(data !== undefined && { data }) };
}

/** The sentence with its placeholders filled: `{{name}}`. */
const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (all, key: string) => values[key] ?? all);

/** Creates a refusal whose message has placeholders. */
export function refuseWith(name: RefusalName, values: Readonly<Record<string, string>>): Refusal {
  const { msg, enMsg, ...rest } = refuse(name);
  return { ...rest, msg: filled(msg, values), enMsg: filled(enMsg, values) };
}

/** A wait in words, rounded up: seconds, minutes or hours. */
function waitWords(ms: number): Readonly<Record<'zh' | 'en', string>> {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const minutes = Math.ceil(seconds / 60);
  const [n, en, zh] =
    seconds < 60
      ? ([seconds, 'second', '秒'] as const)
      : minutes < 60
        ? ([minutes, 'minute', '分钟'] as const)
        : ([Math.ceil(minutes / 60), 'hour', '小时'] as const);
  return { zh: `${n} ${zh}`, en: `${n} ${en}${n === 1 ? '' : 's'}` };
}

/** Creates a refusal that ends after a while: `retryMs` in the data, `{{wait}}` in the message. */
export function refuseFor(name: RefusalName, retryMs: number): Refusal {
  const { msg, enMsg, ...rest } = refuse(name, { retryMs });
  const wait = waitWords(retryMs);
  return { ...rest, msg: filled(msg, { wait: wait.zh }), enMsg: filled(enMsg, { wait: wait.en }) };
}

/** Refusal of one of several files: its index from 0 in the data, its number from 1 in the message (docs/rules/backend.md U8). */
export function refusalAt({ refused, code, msg, enMsg }: Refusal, index: number): Refusal {
  const number = String(index + 1);
  const messages = {
    msg: filled(zh.ofFile, { number, message: msg }),
    enMsg: filled(en.ofFile, { number, message: enMsg }),
  };
  return { refused, code, ...messages, data: { index } };
}

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}

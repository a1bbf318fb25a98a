// Creates refusals: a code and a message in both languages. Sentences quoted by the specification stay word for word.
import { type RefusalName, refusals } from '@/backend/refusals';
import en from '@/locales/en/server.json';
import zh from '@/locales/zh/server.json';
import type { Code } from '@/schemas/wire/envelope';

export interface Refusal {
  /** AI refusals have their own messages. */
  refused: RefusalName | `ai.${string}`;
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

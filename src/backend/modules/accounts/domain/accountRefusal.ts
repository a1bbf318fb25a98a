// Refusals of calls that are loaded late; a separate module, so that their sentences are loaded late too.
import type { Refusal } from '@/backend/shared/domain/refusal';
import en from '@/locales/en/serverLate.json';
import zh from '@/locales/zh/serverLate.json';
import { CODE, type Code } from '@/schemas/wire/envelope';

const CODES = {
  mailOff: CODE.failed,
  smsOff: CODE.failed,
} as const satisfies Readonly<Record<keyof typeof zh.accounts & keyof typeof en.accounts, Code>>;

export function accountRefuse(name: keyof typeof CODES): Refusal {
  return { refused: `accounts.${name}`, code: CODES[name], msg: zh.accounts[name], enMsg: en.accounts[name] };
}

// Refusals of the AI calls; a separate module loaded with those rarely used calls.
import type { Refusal } from '@/backend/shared/domain/refusal';
import en from '@/locales/en/serverLate.json';
import zh from '@/locales/zh/serverLate.json';
import { CODE, type Code } from '@/schemas/wire/envelope';

const CODES = {
  imageLimit: CODE.tooMany,
  textLimit: CODE.tooMany,
  backgroundLimit: CODE.tooMany,
  noBackground: CODE.conflict,
  backgroundFailed: CODE.conflict,
  joinBetaFirst: CODE.conflict,
  taskIdReused: CODE.conflict,
} as const satisfies Readonly<Record<keyof typeof zh.ai & keyof typeof en.ai, Code>>;

export type AiRefusalName = keyof typeof CODES;

export function aiRefuse(name: AiRefusalName): Refusal {
  return { refused: `ai.${name}`, code: CODES[name], msg: zh.ai[name], enMsg: en.ai[name] };
}

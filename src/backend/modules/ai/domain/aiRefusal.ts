// Refusals of the AI calls; a separate module loaded with those rarely used calls.

import type { Refusal } from '@/backend/shared/domain/refusal';
import { CODE, type Code } from '@/schemas/wire/envelope';

const WORDS = {
  imageLimit: [
    CODE.tooMany,
    '生成失败，每人每天最多可提交 10 个任务',
    'Generation failed, each person can submit up to 10 tasks per day',
  ],
  textLimit: [CODE.tooMany, '今天的文本生成次数已用完，请明天再试', 'No more texts today. Try again tomorrow.'],
  backgroundLimit: [
    CODE.tooMany,
    '今天的去背景次数已用完，请明天再试',
    'No more backgrounds can be removed today. Try again tomorrow.',
  ],
  noBackground: [
    CODE.conflict,
    '未找到可去除的背景，图片保持不变',
    'No background was found in this picture, so it is unchanged.',
  ],
  backgroundFailed: [
    CODE.conflict,
    '去除背景失败，图片保持不变，请稍后重试',
    'The background could not be removed. Try again later; the picture is unchanged.',
  ],
  joinBetaFirst: [CODE.conflict, '请先加入 AI 内测', 'Join the AI beta first.'],
  taskIdReused: [CODE.conflict, '该任务编号已用于其他内容', 'This task id was already used for another prompt.'],
} as const satisfies Record<string, readonly [Code, string, string]>;

export type AiRefusalName = keyof typeof WORDS;

export function aiRefuse(name: AiRefusalName): Refusal {
  const [code, msg, enMsg] = WORDS[name];
  return { refused: `ai.${name}`, code, msg, enMsg };
}

// Language-dependent values of the watch's sources, besides names of the calendar and the weather.

import type { TextLocale } from '@/face/watchFaceFormat/writtenExpression';
import type { DataLanguage } from '@/schemas/languages';

export interface LanguageFacts {
  readonly locale: Exclude<TextLocale, null>;
  readonly country: string;
  /** Words for AM and PM. */
  readonly halves: readonly [morning: string, afternoon: string];
  /** 0: the AM/PM word comes before the time, 1: after it. */
  readonly halfPosition: 0 | 1;
  /** 1 is Sunday. */
  readonly firstWeekday: number;
}

export const LANGUAGE_FACTS: Record<DataLanguage, LanguageFacts> = {
  zh: { locale: 'zh_CN', country: 'CN', halves: ['上午', '下午'], halfPosition: 0, firstWeekday: 2 },
  en: { locale: 'en_US', country: 'US', halves: ['AM', 'PM'], halfPosition: 1, firstWeekday: 1 },
};

/** The fixed language of words. */
export const LANGUAGE_OF: Record<Exclude<TextLocale, null>, DataLanguage> = { zh_CN: 'zh', en_US: 'en' };

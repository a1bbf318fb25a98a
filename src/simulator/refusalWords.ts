// Text of a refusal or of a copy's problem, in the designer's language.
import type { Refusal } from '@/face/platforms/platformPolicy';
import { i18n } from '@/service/language/i18n';

type Translate = (key: string, params: Record<string, unknown>) => string;

/** A sentence followed by the remedy, if there is one. */
export const withRemedy = (t: Translate, words: string, remedy: Refusal['remedy']): string =>
  remedy ? t('rules:remedies.joined', { words, remedy: t(`rules:remedies.${remedy}`, {}) }) : words;

/** Text of a refusal with its remedy; used wherever refusals are shown. */
export const refusalWords = (
  { messageKey, params = {}, remedy }: Refusal,
  t: Translate = (key, params) => i18n.t(key, params),
): string => withRemedy(t, t(`rules:refusals.${messageKey}`, { ...params }), remedy);

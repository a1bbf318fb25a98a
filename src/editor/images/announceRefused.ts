// Reports rejected files that were dropped together in one sentence, with each reason once.
import type { TFunction } from 'i18next';
import { i18n } from '@/service/language/i18n';
import { listed } from '@/service/language/listed';
import { joinSentences } from '@/service/language/spacing';
import { showToast } from '@/ui/toasts';

export interface RefusedFile {
  name: string;
  /** Already translated. */
  reason: string;
}

/** How many names and reasons are listed. The rest is given as a number. */
const NAMES_MAX = 3;
const REASONS_MAX = 2;

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Formats the names as a list in the current language, with the rest as a number. */
export function listedNames(t: Translate, names: readonly string[]): string {
  const shown = names.slice(0, NAMES_MAX);
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, t('editor:images.moreFiles', { count: rest })] : shown;
  return listed(all, i18n.language);
}

/** `left`: files that were not checked, because at most `max` are accepted at once. */
export function announceRefused(
  t: Translate | TFunction,
  refused: readonly RefusedFile[],
  { left, max }: { left: number; max: number },
): void {
  const translate = t as Translate;
  const byReason = new Map<string, readonly string[]>();
  for (const { name, reason } of refused) byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  const [...reasons] = byReason;
  const sentences = reasons
    .slice(0, REASONS_MAX)
    .map(([reason, names]) => translate('errors:refusedFile', { reason, name: listedNames(translate, names) }));
  const others = reasons.slice(REASONS_MAX).reduce((sum, [, names]) => sum + names.length, 0);
  if (others > 0) sentences.push(translate('editor:images.alsoRefused', { count: others }));
  if (left > 0) sentences.unshift(translate('editor:images.tooMany', { max }));
  if (sentences.length === 0) return;
  showToast({ tone: refused.length > 0 ? 'error' : 'warning', text: joinSentences(sentences) });
}

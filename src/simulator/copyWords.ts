// Names of copies and sizes as people read them.
import type { TFunction } from 'i18next';
import type { Refusal } from '@/face/platforms/policy';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import { i18n } from '@/service/language/i18n';

export const KILOBYTE = 1024;

type Place = Pick<FaceCopy, 'platform' | 'ratio'>;

/** Canvas in short: `500²`, or `396×484` where the sides differ. */
export function canvasWords(ratio: string): string {
  const { width, height } = canvasSize(ratio);
  return width === height ? `${width}²` : `${width}×${height}`;
}

/** Name of a copy's platform. */
export const platformName = (t: TFunction, { platform }: Pick<FaceCopy, 'platform'>): string =>
  t(`editor:copies.platforms.${platform}`);

/** Platform and canvas: `ASR 466²`. */
export const copyName = (t: TFunction, copy: Place): string => `${platformName(t, copy)} ${canvasWords(copy.ratio)}`;

/** Whole KB, rounded up, so that what is over a bound never looks like the bound. */
export const kilobytes = (bytes: number): number => Math.ceil(bytes / KILOBYTE);

/** `209 KB`, or `415 / 500 KB` where the platform sets a bound. */
export function sizeWords(bytes: number, budget: number | null): string {
  return budget === null ? `${kilobytes(bytes)} KB` : `${kilobytes(bytes)} / ${kilobytes(budget)} KB`;
}

/** What a conversion will do to the whole copy, told before it is done; null where the layers' own lines say it. */
export function aheadWords(t: TFunction, { messageKey, params = {} }: Pick<Refusal, 'messageKey' | 'params'>) {
  const ahead = `rules:conversionsAhead.${messageKey}`;
  return i18n.exists(ahead, params) ? t(ahead, params) : null;
}

/** A reason or a result of a conversion in words: its own, or those of the same refusal. */
export function noteWords(t: TFunction, { messageKey, params = {} }: Pick<Refusal, 'messageKey' | 'params'>): string {
  const own = `rules:conversions.${messageKey}`;
  return t(i18n.exists(own) ? own : `rules:refusals.${messageKey}`, params);
}

// Display names of copies and sizes.
import type { TFunction } from 'i18next';
import type { Refusal } from '@/face/platforms/platformPolicy';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import { i18n } from '@/service/language/i18n';

export const KILOBYTE = 1024;

type Place = Pick<FaceCopy, 'platform' | 'ratio'>;

/** Short form of a canvas: `500²`, or `396×484` if the sides differ. */
export function canvasWords(ratio: string): string {
  const { width, height } = canvasSize(ratio);
  return width === height ? `${width}²` : `${width}×${height}`;
}

/** Name of a copy's platform. */
export const platformName = (t: TFunction, { platform }: Pick<FaceCopy, 'platform'>): string =>
  t(`editor:copies.platforms.${platform}`);

/** Platform and canvas: `ASR 466²`. */
export const copyName = (t: TFunction, copy: Place): string => `${platformName(t, copy)} ${canvasWords(copy.ratio)}`;

/** Whole KB, rounded up, so that a size over the limit never looks equal to it. */
export const kilobytes = (bytes: number): number => Math.ceil(bytes / KILOBYTE);

/** `209 KB`, or `415 / 500 KB` if the platform has a limit. */
export function sizeWords(bytes: number, budget: number | null): string {
  return budget === null ? `${kilobytes(bytes)} KB` : `${kilobytes(bytes)} / ${kilobytes(budget)} KB`;
}

/** How a conversion changes the whole copy; null if the layers' own notes already say it. */
export function aheadWords(t: TFunction, { messageKey, params = {} }: Pick<Refusal, 'messageKey' | 'params'>) {
  const ahead = `conversion:ahead.${messageKey}`;
  return i18n.exists(ahead, params) ? t(ahead, params) : null;
}

/** Text of a conversion note: its own, or the text of the refusal with the same key. */
export function noteWords(t: TFunction, { messageKey, params = {} }: Pick<Refusal, 'messageKey' | 'params'>): string {
  const own = `conversion:notes.${messageKey}`;
  return t(i18n.exists(own) ? own : `rules:refusals.${messageKey}`, params);
}

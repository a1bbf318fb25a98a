// The current value of an expression in words.
import type { TFunction } from 'i18next';
import { liveNumber, type ReadableWatch } from '@/face/nodes/liveValue';
import type { LiveTarget } from './liveTarget';

const UNITS: Readonly<Partial<Record<LiveTarget, string>>> = {
  x: ' px',
  y: ' px',
  width: ' px',
  height: ' px',
  strokeWidth: ' px',
  rotate: '°',
  startAngle: '°',
  endAngle: '°',
  opacity: '%',
};

/** A number with its unit, to one decimal: `319.9 px`. Visibility is a word. */
export function valueWords(t: TFunction, target: LiveTarget, value: number | null): string {
  if (value === null) return t('live:missing');
  if (target === 'visible') return t(value === 0 ? 'live:hidden' : 'live:shown');
  const shown = target === 'opacity' ? Math.min(1, Math.max(0, value)) * 100 : value;
  return `${Math.round(shown * 10) / 10 + 0}${UNITS[target] ?? ''}`;
}

/** What the expression gives on the watch now. */
export const liveWords = (
  t: TFunction,
  target: LiveTarget,
  source: string,
  watch: ReadableWatch,
  uuid: string,
): string => valueWords(t, target, liveNumber(source, watch, uuid));

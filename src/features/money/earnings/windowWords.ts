// Describes when withdrawals are open: in UTC and the user's own time, and for how long. Pure except for the texts.
import type { TFunction } from 'i18next';
import type { Wallet } from '@/schemas/wire/wallet';
import type { MoneyFormats } from '../useMoney';

const DAY_MS = 86_400_000;

/** Remaining whole days, including the current one. */
export const daysLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / DAY_MS));

/** Empty if it is always open. */
export function windowWords(
  t: TFunction<'earnings'>,
  { moment }: Pick<MoneyFormats, 'moment'>,
  window: Wallet['window'],
  now: number,
): string {
  if (!window) return '';
  const at = window.isOpen ? window.to : window.from;
  const [utc, local] = [moment(at, 'UTC'), moment(at)];
  const when = utc === local ? t('earnings:window.utc', { utc }) : t('earnings:window.both', { utc, local });
  return t(window.isOpen ? 'window.until' : 'window.from', { when, count: daysLeft(at, now) });
}

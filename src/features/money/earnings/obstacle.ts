// The obstacle of a withdrawal in the words of the rules, and the step that resolves it (docs/rules/backend.md D1).
import type { TFunction } from 'i18next';
import type { Wallet } from '@/schemas/wire/wallet';
import type { EarningsDialog } from '../EarningsCentre';
import type { MoneyFormats } from '../useMoney';

type Obstacle = NonNullable<Wallet['obstacle']>;

const STEPS: Partial<Record<Obstacle, EarningsDialog>> = {
  account: 'payee',
  email: 'email',
  identity: 'identity',
  contract: 'contract',
};

/** Null if only time or sales help. */
export const stepPast = (obstacle: Obstacle): EarningsDialog | null => STEPS[obstacle] ?? null;

export function obstacleWords(
  t: TFunction<'earnings'>,
  { obstacle, rules, onItsWay, paid }: Pick<Wallet, 'obstacle' | 'rules' | 'onItsWay' | 'paid'>,
  { money, whole }: Pick<MoneyFormats, 'money' | 'whole'>,
): string {
  const words = { minimum: whole(rules.minimum), most: money(rules.dayMaximum) };
  const isAllWithdrawn = obstacle === 'balance' && (onItsWay > 0 || paid.count > 0);
  return obstacle === null ? '' : t(`obstacle.${isAllWithdrawn ? 'allWithdrawn' : obstacle}`, words);
}

// The result of a withdrawal: its state in a word, and the reason of a failure.
import { useTranslation } from 'react-i18next';
import { ORDER_STATUS, type OrderState, type WithdrawalOrder } from '@/schemas/wire/wallet';
import { unended } from '@/service/language/unended';
import { StateMark, type StateTone } from './StateMark';

const TONES: Readonly<Record<OrderState, StateTone>> = {
  waiting: 'plain',
  processing: 'open',
  arrived: 'good',
  failed: 'bad',
  cancelled: 'plain',
};

export const STATES = Object.keys(ORDER_STATUS) as OrderState[];

/** The state for a number on the wire. */
export const stateOf = (status: WithdrawalOrder['status']): OrderState =>
  STATES.find((one) => ORDER_STATUS[one] === status) ?? 'waiting';

/** The amount was returned to the balance, so no fee was kept. */
export const isReturned = ({ status }: Pick<WithdrawalOrder, 'status'>): boolean =>
  ['failed', 'cancelled'].includes(stateOf(status));

export function OrderMark({ order: { status, reason } }: { order: Pick<WithdrawalOrder, 'status' | 'reason'> }) {
  const { t } = useTranslation('earnings');
  const state = stateOf(status);
  return (
    <span>
      <StateMark tone={TONES[state]}>{t(`state.${state}`)}</StateMark>
      {isReturned({ status }) ? (
        <span className="ml-2 text-xs text-muted">
          {reason ? t('state.whyBack', { reason: unended(reason) }) : t('state.back')}
        </span>
      ) : null}
    </span>
  );
}

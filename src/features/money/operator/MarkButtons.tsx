// The possible next states of an order as buttons. A final state has none (docs/rules/backend.md D9).
import { useTranslation } from 'react-i18next';
import type { OperatorOrder } from '@/schemas/wire/operator';
import type { OrderState } from '@/schemas/wire/wallet';
import { Button } from '@/ui/Button';
import type { Marking } from '../OrdersCard';
import { stateOf } from '../records/OrderMark';

export type MarkState = Exclude<OrderState, 'waiting'>;

const NEXT: Readonly<Record<OrderState, readonly MarkState[]>> = {
  waiting: ['processing', 'failed', 'cancelled'],
  processing: ['arrived', 'failed', 'cancelled'],
  arrived: [],
  failed: [],
  cancelled: [],
};

/** Whether the order's state is final. */
export const isEnded = ({ status }: OperatorOrder): boolean => NEXT[stateOf(status)].length === 0;

export function MarkButtons({ order, onAsk }: { order: OperatorOrder; onAsk(marking: Marking): void }) {
  const { t } = useTranslation('operator');
  const next = NEXT[stateOf(order.status)];
  return (
    <span className="flex flex-wrap gap-1.5">
      {next.map((to) => (
        <Button
          key={to}
          size="sm"
          aria-label={t(`act.label.${to}`, { number: order.number })}
          onClick={() => onAsk({ order, to })}
        >
          {t(`act.${to}`)}
        </Button>
      ))}
    </span>
  );
}

// The columns of an operator's list: number, time, payee, amount to pay, state with its history, and the mark buttons.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorOrder } from '@/schemas/wire/operator';
import type { TableColumn } from '@/ui/Table';
import { UserText } from '@/ui/UserText';
import { isReturned, OrderMark, stateOf } from '../records/OrderMark';
import { formatsOf } from '../useMoney';

type Row = OperatorOrder & { key: string };

/** Who set which mark and when. */
function Marks({ order }: { order: OperatorOrder }) {
  const { t, i18n } = useTranslation(['operator', 'earnings']);
  if (order.audits.length === 0) return null;
  const { stamp } = formatsOf(order.currency, i18n.language);
  return (
    <ul aria-label={t('orders.marks', { number: order.number })} className="mt-1 text-xs text-muted">
      {order.audits.map(({ at, by, status }) => (
        <li key={`${at} ${status}`}>
          {t('orders.mark', { when: stamp(at), name: by, state: t(`earnings:state.${stateOf(status)}`) })}
        </li>
      ))}
    </ul>
  );
}

export function useOrderColumns(drawActs: (order: OperatorOrder) => ReactNode): readonly TableColumn<Row>[] {
  const { t, i18n } = useTranslation(['operator', 'earnings']);
  const formats = (order: OperatorOrder) => formatsOf(order.currency, i18n.language);
  return [
    { key: 'number', title: t('orders.number'), cellClass: 'whitespace-nowrap', draw: ({ number }) => number },
    {
      key: 'at',
      title: t('orders.time'),
      cellClass: 'whitespace-nowrap',
      draw: (order) => formats(order).stamp(order.at),
    },
    {
      ...{ key: 'payee', title: t('orders.payee'), cellClass: '[overflow-wrap:anywhere]' },
      draw: ({ payeeName, kind, payeeAccount }) => (
        <>
          <UserText text={payeeName} />
          <span className="block text-xs text-muted">
            {t('earnings:payout.account', { kind: t(`earnings:kind.${kind}`), label: payeeAccount })}
          </span>
        </>
      ),
    },
    {
      ...{ key: 'net', title: t('orders.pay'), numeric: true },
      draw: (order) => {
        const { money } = formats(order);
        return (
          <>
            <strong className="font-semibold">{money(order.net)}</strong>
            <span className="block text-xs text-muted">
              {isReturned(order)
                ? t('orders.returned', { amount: money(order.amount) })
                : t('orders.gross', { amount: money(order.amount), kept: money(order.deduction) })}
            </span>
          </>
        );
      },
    },
    {
      ...{ key: 'status', title: t('orders.status'), cellClass: 'min-w-40' },
      draw: (order) => (
        <>
          <OrderMark order={order} />
          <Marks order={order} />
        </>
      ),
    },
    { key: 'acts', title: t('orders.acts'), draw: drawActs },
  ];
}

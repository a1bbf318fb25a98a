// Requested withdrawals, newest first: time, account, number, amount and result.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '@/schemas/limits';
import type { Currency } from '@/schemas/money';
import type { WithdrawalOrder } from '@/schemas/wire/wallet';
import { useWithdrawPageQuery } from '@/service/api/withdrawals';
import type { TableColumn } from '@/ui/Table';
import { isReturned, OrderMark } from '../records/OrderMark';
import { PagedRecords } from '../records/PagedRecords';
import { useMoney } from '../useMoney';

type Row = WithdrawalOrder & { key: string };

/** Poll interval for their results, ms. */
const POLL_MS = 30_000;

export interface WithdrawalsCardProps {
  currency: Currency;
  /** Name of the deducted part. */
  deduction: 'fee' | 'tax';
  /** The state of one of them can change at any time. */
  isUnderWay: boolean;
}

export function WithdrawalsCard({ currency, deduction, isUnderWay }: WithdrawalsCardProps) {
  const { t } = useTranslation('earnings');
  const heading = useId();
  const [page, setPage] = useState(1);
  const { money, stamp } = useMoney(currency);
  const { data, error, isFetching, refetch } = useWithdrawPageQuery(
    { current: page, size: PAGE_SIZE },
    { refetchOnMountOrArgChange: true, pollingInterval: isUnderWay ? POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const columns: readonly TableColumn<Row>[] = [
    { key: 'at', title: t('orders.time'), cellClass: 'whitespace-nowrap', draw: ({ at }) => stamp(at) },
    {
      ...{ key: 'account', title: t('orders.account'), cellClass: '[overflow-wrap:anywhere] xl:whitespace-nowrap' },
      draw: ({ kind, account }) => t('payout.account', { kind: t(`kind.${kind}`), label: account }),
    },
    { key: 'number', title: t('orders.number'), cellClass: 'whitespace-nowrap', draw: ({ number }) => number },
    { key: 'amount', title: t('orders.amount'), numeric: true, draw: ({ amount }) => money(amount) },
    {
      ...{ key: 'deduction', title: t(`orders.${deduction}`), numeric: true },
      draw: (order) => (isReturned(order) ? t('orders.nothingKept') : money(order.deduction)),
    },
    { key: 'status', title: t('orders.status'), cellClass: 'min-w-32', draw: (order) => <OrderMark order={order} /> },
  ];
  return (
    <section
      aria-labelledby={heading}
      aria-busy={isFetching}
      className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-panel p-4"
    >
      <h2 id={heading} className="text-base font-semibold">
        {t('orders.title')}
      </h2>
      <PagedRecords
        data={data}
        error={error}
        isFetching={isFetching}
        onTry={refetch}
        words={{
          loading: t('loading'),
          failed: t('orders.failed'),
          none: t('orders.none'),
          caption: (count) => t('orders.caption', { count }),
        }}
        columns={columns}
        keyOf={({ orderId }) => orderId}
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / PAGE_SIZE)}
        onPage={setPage}
      />
    </section>
  );
}

// Withdrawals by state, waiting ones oldest first: payee, amount, result, and who set it.
import { Download } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '@/schemas/limits';
import type { OperatorOrder } from '@/schemas/wire/operator';
import { ORDER_STATUS, type OrderState } from '@/schemas/wire/wallet';
import { useOperatorOrdersQuery } from '@/service/api/operator';
import { Button } from '@/ui/Button';
import { Tabs } from '@/ui/Tabs';
import { usePreservedFocus } from '@/ui/usePreservedFocus';
import { useSeenAgain } from '@/ui/useSeenAgain';
import { isEnded, MarkButtons, type MarkState } from './operator/MarkButtons';
import { MarkDialog } from './operator/MarkDialog';
import { useOrderColumns } from './operator/useOrderColumns';
import { useOrderFile } from './operator/useOrderFile';
import { STATES } from './records/OrderMark';
import { PagedRecords } from './records/PagedRecords';

/** Poll interval for others' changes, ms. */
const POLL_MS = 30_000;
const FILTERS = [...STATES, 'all'] as const;
type Filter = (typeof FILTERS)[number];

/** A mark to confirm. */
export interface Marking {
  order: OperatorOrder;
  to: MarkState;
}

const statusOf = (filter: Filter): { status?: (typeof ORDER_STATUS)[OrderState] } =>
  filter === 'all' ? {} : { status: ORDER_STATUS[filter] };

export function OrdersCard({ isAsking }: { isAsking: boolean }) {
  const { t } = useTranslation(['operator', 'earnings']);
  const heading = useId();
  const [filter, setFilter] = useState<Filter>('waiting');
  const [page, setPage] = useState(1);
  const [marking, setMarking] = useState<Marking | null>(null);
  const query = { ...statusOf(filter), size: PAGE_SIZE };
  const { currentData, isFetching, error, refetch } = useOperatorOrdersQuery(
    { ...query, current: page },
    { skip: !isAsking, refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const ask = useCallback(() => {
    if (isAsking) void refetch();
  }, [isAsking, refetch]);
  useSeenAgain(ask);
  const place = useRef<HTMLElement>(null);
  usePreservedFocus(place);
  const file = useOrderFile(statusOf(filter), filter);
  const columns = useOrderColumns((order) =>
    isEnded(order) ? null : <MarkButtons order={order} onAsk={setMarking} />,
  );
  const pageCount = Math.max(1, Math.ceil((currentData?.total ?? 0) / PAGE_SIZE));
  if (currentData && page > pageCount) setPage(pageCount);
  const choose = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };
  return (
    <section
      ref={place}
      aria-labelledby={heading}
      aria-busy={isFetching}
      className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-panel p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="text-base font-semibold">
          {t('orders.title')}
        </h2>
        <Button
          icon={<Download size={14} aria-hidden="true" />}
          busy={file.busy}
          disabledReason={currentData?.total === 0 ? t('orders.none') : undefined}
          onClick={() => void file.save()}
        >
          {t('orders.csv')}
        </Button>
      </div>
      <Tabs
        label={t('orders.filter')}
        variant="page"
        tabs={FILTERS.map((id) => ({ id, label: id === 'all' ? t('orders.all') : t(`earnings:state.${id}`) }))}
        value={filter}
        onChange={choose}
        panelClassName="flex flex-col gap-3 pt-3"
      >
        <PagedRecords
          data={currentData}
          error={error}
          isFetching={isFetching}
          onTry={ask}
          words={{
            loading: t('loading'),
            failed: t('orders.failed'),
            none: t(filter === 'waiting' ? 'orders.noneWaiting' : 'orders.none'),
            caption: (count) => t('orders.caption', { count }),
          }}
          columns={columns}
          keyOf={({ orderId }) => orderId}
          page={page}
          pageCount={pageCount}
          onPage={setPage}
        />
      </Tabs>
      {marking ? <MarkDialog {...marking} onClose={() => setMarking(null)} /> : null}
    </section>
  );
}

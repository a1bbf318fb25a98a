// The statement: the monthly earnings of each face, with pages.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Statement } from '@/schemas/wire/wallet';
import { useStoreName } from '@/storefront/useStoreName';
import type { TableColumn } from '@/ui/Table';
import { PagedRecords } from '../records/PagedRecords';
import { useMoney } from '../useMoney';
import { earnedIn } from './earnedMonths';
import { STATEMENT_ROWS, useStatement } from './useStatement';

type Row = Statement['rows']['records'][number] & { key: string };

export function StatementCard() {
  const { t } = useTranslation('earnings');
  const heading = useId();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useStatement(page);
  const { money, month, number } = useMoney(data?.currency ?? 'USD');
  const nameOf = useStoreName();
  const amount = (key: string, title: string, draw: (row: Row) => string): TableColumn<Row> => ({
    ...{ key, title, numeric: true, draw },
  });
  const columns: readonly TableColumn<Row>[] = [
    { key: 'face', title: t('table.face'), cellClass: 'min-w-36 [overflow-wrap:anywhere]', draw: (row) => nameOf(row) },
    { key: 'month', title: t('table.month'), draw: (row) => month(row.month) },
    amount('count', t('table.count'), (row) => number(row.salesCount)),
    amount('sales', t('table.sales'), (row) => money(row.sales)),
    amount('shares', t('table.shares'), (row) => money(row.shares)),
    amount('refunds', t('table.refunds'), (row) => money(row.refunds)),
    amount('sum', t('table.sum'), (row) => money(earnedIn(row))),
  ];
  const rows = data?.rows;
  return (
    <section
      aria-labelledby={heading}
      aria-busy={isFetching}
      className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-panel p-4"
    >
      <h2 id={heading} className="text-base font-semibold">
        {t('statement.title')}
      </h2>
      <PagedRecords
        data={rows}
        error={error}
        isFetching={isFetching}
        onTry={refetch}
        words={{
          loading: t('loading'),
          failed: t('statement.failed'),
          none: t('statement.none'),
          caption: (count) => t('statement.caption', { count }),
        }}
        columns={columns}
        keyOf={(row) => `${row.month} ${row.faceId}`}
        page={page}
        pageCount={Math.ceil((rows?.total ?? 0) / STATEMENT_ROWS)}
        onPage={setPage}
      />
    </section>
  );
}

// The statement: what each face earned in each month, on pages.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '@/drafts/faces/Pager';
import { useStoreName } from '@/drafts/faces/useStoreName';
import { useMoney } from '@/drafts/money/useMoney';
import type { Statement } from '@/schemas/wire/wallet';
import { useReason } from '@/service/api/useReason';
import { RecordTable } from '@/ui/RecordTable';
import { Spinner } from '@/ui/Spinner';
import type { TableColumn } from '@/ui/Table';
import { TryAgain } from '@/ui/TryAgain';
import { earnedIn } from './earnedMonths';
import { STATEMENT_ROWS, useStatement } from './useStatement';

type Row = Statement['rows']['records'][number] & { key: string };

export function StatementCard() {
  const { t } = useTranslation('earnings');
  const heading = useId();
  const reasonOf = useReason();
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
  const isEmpty = rows?.total === 0;
  return (
    <section
      aria-labelledby={heading}
      aria-busy={isFetching}
      className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-panel p-4"
    >
      <h2 id={heading} className="text-base font-semibold">
        {t('statement.title')}
      </h2>
      {!rows && error ? (
        <TryAgain
          small
          text={t('statement.failed')}
          reason={reasonOf(error)}
          label={t('retry')}
          busy={isFetching}
          onTry={refetch}
        />
      ) : null}
      {rows || error ? null : <Spinner label={t('loading')} />}
      {isEmpty ? <p className="py-6 text-center text-pretty text-muted">{t('statement.none')}</p> : null}
      {rows && !isEmpty ? (
        <RecordTable
          caption={t('statement.caption', { count: rows.total })}
          columns={columns}
          rows={rows.records.map((row) => ({ ...row, key: `${row.month} ${row.faceId}` }))}
        />
      ) : null}
      <Pager page={page} count={Math.ceil((rows?.total ?? 0) / STATEMENT_ROWS)} onChange={setPage} />
    </section>
  );
}

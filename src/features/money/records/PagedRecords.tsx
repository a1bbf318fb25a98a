// A paged table of fetched rows with its loading, error and empty states.
import { useTranslation } from 'react-i18next';
import { useReason } from '@/service/api/useReason';
import { Pager } from '@/storefront/Pager';
import { RecordTable } from '@/ui/RecordTable';
import { Spinner } from '@/ui/Spinner';
import type { TableColumn } from '@/ui/Table';
import { TryAgain } from '@/ui/TryAgain';

export interface PagedRecordsProps<Row> {
  /** The last response. Undefined before the first. */
  data: { readonly records: readonly Row[]; readonly total: number } | undefined;
  error: unknown;
  isFetching: boolean;
  onTry: () => void;
  words: { loading: string; failed: string; none: string; caption: (total: number) => string };
  columns: readonly TableColumn<Row & { key: string }>[];
  keyOf: (row: Row) => string;
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

export function PagedRecords<Row>(props: PagedRecordsProps<Row>) {
  const { t } = useTranslation('earnings');
  const reasonOf = useReason();
  const { data, error, isFetching, words } = props;
  return (
    <>
      {!data && error ? (
        <TryAgain
          small
          text={words.failed}
          reason={reasonOf(error)}
          label={t('retry')}
          busy={isFetching}
          onTry={props.onTry}
        />
      ) : null}
      {data || error ? null : <Spinner label={words.loading} />}
      {data?.total === 0 ? <p className="py-6 text-center text-pretty text-muted">{words.none}</p> : null}
      {data && data.total > 0 ? (
        <RecordTable
          caption={words.caption(data.total)}
          columns={props.columns}
          rows={data.records.map((row) => ({ ...row, key: props.keyOf(row) }))}
        />
      ) : null}
      <Pager page={props.page} count={props.pageCount} onChange={props.onPage} />
    </>
  );
}

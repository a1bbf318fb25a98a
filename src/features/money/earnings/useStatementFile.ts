// The whole statement as a file. Fetches all its pages first.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { saveFile } from '@/drafts/saving/saveFile';
import { type CsvCell, csvText } from '@/output/csv';
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import { amountText } from '@/schemas/money';
import type { Statement } from '@/schemas/wire/wallet';
import { errorMessage } from '@/service/api/apiError';
import { walletStatement } from '@/service/api/wallet';
import type { SessionDispatch } from '@/service/session/session';
import { showToast } from '@/ui/toasts';
import { earnedIn } from './earnedMonths';

type Rows = Statement['rows']['records'];
type Months = { from: string; to: string };

export interface StatementFile {
  busy: boolean;
  save(): Promise<void>;
}

export function useStatementFile(months: Months): StatementFile {
  const { t } = useTranslation(['earnings', 'errors']);
  const dispatch = useDispatch<SessionDispatch>();
  const [busy, setBusy] = useState(false);

  const page = (current: number) =>
    dispatch(
      walletStatement.initiate({ ...months, current, size: PAGE_SIZE_MAX }, { subscribe: false, forceRefetch: true }),
    ).unwrap();
  const allRows = async (): Promise<{ rows: Rows; currency: Statement['currency'] }> => {
    const first = await page(1);
    const rows = [...first.rows.records];
    for (let at = 2; rows.length < first.rows.total; at += 1) {
      const { records } = (await page(at)).rows;
      if (records.length === 0) break;
      rows.push(...records);
    }
    return { rows, currency: first.currency };
  };

  const save = async () => {
    setBusy(true);
    try {
      const { rows, currency } = await allRows();
      const amount = (minor: number): CsvCell => ({ amount: amountText(minor, currency) });
      const head = ['month', 'faceZh', 'faceEn', 'count', 'sales', 'shares', 'refunds', 'sum', 'currency'] as const;
      const lines = rows.map((row): CsvCell[] => [
        ...[row.month, row.dialNameCn, row.dialName, { amount: String(row.salesCount) }],
        ...[row.sales, row.shares, row.refunds, earnedIn(row)].map(amount),
        currency,
      ]);
      const text = csvText([head.map((name) => t(`file.${name}`)), ...lines]);
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `dialwright-${months.to}.csv`);
      showToast({ tone: 'success', text: t('statement.saved', { count: rows.length }) });
    } catch (error) {
      const why = errorMessage((key, values) => t(key, values), error);
      showToast({ tone: 'error', text: [t('statement.csvFailed'), why].join(' ') });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}

// The orders of a state as a payment file. Fetches all pages first.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { saveFile } from '@/drafts/saving/saveFile';
import { type CsvCell, csvText } from '@/output/csv';
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import { amountText } from '@/schemas/money';
import type { ParamsOf } from '@/schemas/wire/operations';
import type { OperatorOrder } from '@/schemas/wire/operator';
import { errorMessage } from '@/service/api/apiError';
import { operatorOrders } from '@/service/api/operator';
import { serverNow } from '@/service/api/serverClock';
import type { SessionDispatch } from '@/service/session/session';
import { showToast } from '@/ui/toasts';
import { stateOf } from '../records/OrderMark';

/** Column names are the same in every language, because other programs read them. */
const COLUMNS = [
  ...['number', 'askedAt', 'kind', 'account', 'name', 'currency', 'net', 'amount', 'deduction', 'state', 'reason'],
] as const;

function lineOf(order: OperatorOrder): CsvCell[] {
  const amount = (minor: number): CsvCell => ({ amount: amountText(minor, order.currency) });
  return [
    ...[
      order.number,
      new Date(order.at).toISOString(),
      order.kind,
      order.payeeAccount,
      order.payeeName,
      order.currency,
    ],
    ...[order.net, order.amount, order.deduction].map(amount),
    ...[stateOf(order.status), order.reason],
  ];
}

export function useOrderFile(filter: Pick<ParamsOf<'operatorOrders'>, 'status'>, name: string) {
  const { t } = useTranslation(['operator', 'errors']);
  const dispatch = useDispatch<SessionDispatch>();
  const [busy, setBusy] = useState(false);
  const page = (current: number) =>
    dispatch(
      operatorOrders.initiate({ ...filter, current, size: PAGE_SIZE_MAX }, { subscribe: false, forceRefetch: true }),
    ).unwrap();
  const all = async (): Promise<OperatorOrder[]> => {
    const { records, total } = await page(1);
    // An order that moves to another page meanwhile is in the file once.
    const byId = new Map(records.map((order) => [order.orderId, order]));
    for (let at = 2; (at - 1) * PAGE_SIZE_MAX < total; at += 1)
      for (const order of (await page(at)).records) byId.set(order.orderId, order);
    return [...byId.values()];
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const orders = await all();
      const text = csvText([[...COLUMNS], ...orders.map(lineOf)]);
      const day = new Date(serverNow()).toISOString().slice(0, 10);
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `dialwright-payouts-${name}-${day}.csv`);
      showToast({ tone: 'success', text: t('orders.saved', { count: orders.length }) });
    } catch (error) {
      const why = errorMessage((key, values) => t(key, values), error);
      showToast({ tone: 'error', text: [t('orders.csvFailed'), why].join(' ') });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}

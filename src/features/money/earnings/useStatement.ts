// The statement of all months: those with content, and one page of rows by face and month.
import { useState } from 'react';
import { STATEMENT_MONTHS_MAX } from '@/schemas/limits';
import { serverNow } from '@/service/api/serverClock';
import { useWalletStatementQuery } from '@/service/api/wallet';
import { monthAt, monthsBefore } from './earnedMonths';

/** Rows of a page. */
export const STATEMENT_ROWS = 12;

/** The service's time when the page was opened. It keeps its days over midnight. */
export function useOpenedAt(): number {
  const [opened] = useState(serverNow);
  return opened;
}

/** The requested months: as many as the service returns at once, ending with the current one. */
export function useStatementMonths(): { from: string; to: string } {
  const to = monthAt(useOpenedAt());
  return { from: monthsBefore(to, STATEMENT_MONTHS_MAX - 1), to };
}

/** Chart and table request the same first page, so it is fetched once. */
export function useStatement(current: number) {
  const months = useStatementMonths();
  const params = { ...months, current, size: STATEMENT_ROWS };
  return { months, ...useWalletStatementQuery(params, { refetchOnMountOrArgChange: true }) };
}

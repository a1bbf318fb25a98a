// The statement of all months: those with anything in them, and one page of rows by face and month.
import { useState } from 'react';
import { STATEMENT_MONTHS_MAX } from '@/schemas/limits';
import { serverNow } from '@/service/api/serverClock';
import { useWalletStatementQuery } from '@/service/api/wallet';
import { monthAt, monthsBefore } from './earnedMonths';

/** Rows of a page. */
export const STATEMENT_ROWS = 12;

/** The service's time when the page was opened: over midnight it keeps its days. */
export function useOpenedAt(): number {
  const [opened] = useState(serverNow);
  return opened;
}

/** The months that are asked for: as many as the service tells at once, this one the last. */
export function useStatementMonths(): { from: string; to: string } {
  const to = monthAt(useOpenedAt());
  return { from: monthsBefore(to, STATEMENT_MONTHS_MAX - 1), to };
}

/** Chart and table ask for the first page alike, so it is fetched once. */
export function useStatement(current: number) {
  const months = useStatementMonths();
  const params = { ...months, current, size: STATEMENT_ROWS };
  return { months, ...useWalletStatementQuery(params, { refetchOnMountOrArgChange: true }) };
}

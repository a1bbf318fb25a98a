// Work that becomes due by time alone. Jobs do it beside the calls, because reads never write.
import type { StoreName } from '@/backend/records';
import type { Ports, Tx } from './ports';

export interface DueWork {
  /** Stores of its transactions. */
  stores: readonly StoreName[];
  /** Whether its transactions only need a snapshot and the records that they change (`WriteScope.isOwn`). */
  isOwn?: boolean;
  /** Records of one transaction; 25 without it. */
  batch?: number;
  /** Ids of due records, at most `limit`. Only reads the store of the records. */
  find(tx: Tx, now: number, limit: number, ports: Ports): Promise<readonly string[]>;
  /**
   * Brings a record up to the instant. What it reports is passed on after the commit. Returns false if nothing was due,
   * for example because another process was first.
   */
  bringUp(tx: Tx, id: string, now: number, ports: Ports): Promise<boolean>;
}

/** All such work. */
export interface Due {
  /**
   * Does all work that is due at an instant, or only the work that reads of these stores show. A record that fails is
   * reported and left as it is for a while. Rejects if the storage cannot be read.
   */
  upTo(now: number, stores?: readonly StoreName[]): Promise<void>;
}

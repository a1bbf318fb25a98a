// Database driver interface of the SQL adapter: transactions and queries. Implemented by PGlite and PostgreSQL.

export type Row = Readonly<Record<string, unknown>>;

/** The connection of one transaction; queries run in call order. */
export interface SqlConnection {
  query(text: string, params?: readonly unknown[]): Promise<readonly Row[]>;
}

export interface SqlDriver {
  /**
   * Runs the work in a transaction and commits it; a rejection rolls it back. Does not retry. `account`: from before the
   * transaction begins, so that it sees what its predecessor wrote, until it has ended, no other one of this account runs.
   */
  transaction<T>(begin: string, work: (connection: SqlConnection) => Promise<T>, account?: string): Promise<T>;
  close(): Promise<void>;
}

/** Serializes the queries of one transaction: one never starts before the previous one ends. */
export interface Turns extends SqlConnection {
  /**
   * Waits for all pending queries and rejects with the first failure, because after a failure an engine treats a commit
   * as a rollback.
   */
  rest(): Promise<void>;
}

export function inTurn(query: SqlConnection['query']): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let failure: { thrown: unknown } | null = null;
  return {
    query: (text, params) => {
      const turn = last.then(() => query(text, params));
      last = turn.catch((thrown: unknown) => {
        failure ??= { thrown };
      });
      return turn;
    },
    rest: async () => {
      await last;
      if (failure) throw failure.thrown;
    },
  };
}

/** Begins, runs the work and commits. Rejects on failure; the caller rolls back. */
export async function committed<T>(turns: Turns, begin: string, work: (connection: SqlConnection) => Promise<T>) {
  await turns.query(begin);
  let result: T;
  try {
    result = await work(turns);
  } catch (thrown) {
    // Wait for the remaining queries; then throw the engine's error if there is one, or the error of the work.
    await turns.rest();
    throw thrown;
  }
  await turns.rest();
  await turns.query('commit');
  return result;
}

// What the SQL adapter asks of an engine: transactions, and queries in them. PGlite and PostgreSQL give the same.

export type Row = Readonly<Record<string, unknown>>;

/** One transaction's connection; queries run in the order in which they were asked. */
export interface SqlConnection {
  query(text: string, params?: readonly unknown[]): Promise<readonly Row[]>;
}

export interface SqlDriver {
  /** Runs the work in one transaction and commits it; what the work rejects with undoes it. Not tried again. */
  transaction<T>(begin: string, work: (connection: SqlConnection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Queries of one transaction, one behind the other: a second one never starts while the first is under way. */
export interface Turns extends SqlConnection {
  /** Waits for all that was asked, and rejects with the first failure: after one, an engine would take a commit for an undo. */
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

/** Begins, works and commits; what fails comes out, and undoing is the caller's. */
export async function committed<T>(turns: Turns, begin: string, work: (connection: SqlConnection) => Promise<T>) {
  await turns.query(begin);
  let result: T;
  try {
    result = await work(turns);
  } catch (thrown) {
    // What else was asked ends first; the failure of the work says why, unless the engine gave one.
    await turns.rest();
    throw thrown;
  }
  await turns.rest();
  await turns.query('commit');
  return result;
}

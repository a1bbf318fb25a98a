// Runs the transactions of one account one after another in this process, so that those that wait hold no connection.

type InTurnOf = <T>(account: string | undefined, work: () => Promise<T>) => Promise<T>;

/** Without an account the work starts at once. */
export function accountTurns(): InTurnOf {
  const last = new Map<string, Promise<unknown>>();
  return (account, work) => {
    if (account === undefined) return work();
    const turn = (last.get(account) ?? Promise.resolve()).then(work);
    const end = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(account) === end) last.delete(account);
      });
    last.set(account, end);
    return turn;
  };
}

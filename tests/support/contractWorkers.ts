// The number of workers of the contract suite against servers (`npm run test:contract`).

/** Addresses that BASE_URL has, separated by commas. */
export const namedServers = (): readonly string[] =>
  (process.env.BASE_URL ?? '').split(',').filter((address) => address.startsWith('http'));

/** One worker if the files have to share the servers of BASE_URL; otherwise each worker has its own servers. */
export const contractWorkers = (): number => (namedServers().length > 0 ? 1 : 2);

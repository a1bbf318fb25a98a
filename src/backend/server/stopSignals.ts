// Stops the server on a signal, and when the npm command that started it ends.

/** A terminal sends Ctrl+C to all its processes, and npm passes it on, on a busy machine seconds later. */
const COPIES_UNDER_NPM = 2;
/** Signals within this many ms are one request, whoever sends copies of it. */
const SAME_MS = 1000;
/** How often to look whether npm's shell still runs, ms. */
const LOOK_MS = 500;

/** Parent process when `build/serve.mjs` or this module started, under npm its shell; the start may take longer than the shell lives. */
const parent = Number(process.env.SERVE_PARENT ?? process.ppid);

/**
 * Calls `stop` once, at the first SIGTERM or SIGINT; a second request ends the process immediately. npm passes SIGTERM on
 * to the shell of its script only, so under npm the end of that shell counts as a request.
 */
export function onStopSignals(stop: () => void): void {
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined;
  let first: number | null = null;
  let signals = 0;
  const begin = (): void => {
    if (first !== null) return;
    first = performance.now();
    stop();
  };
  const onSignal = (): void => {
    signals += 1;
    const isCopy = signals <= (isUnderNpm ? COPIES_UNDER_NPM : 1);
    if (first !== null && !isCopy && performance.now() - first > SAME_MS) process.exit(1);
    begin();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  if (!isUnderNpm) return;
  setInterval(() => process.ppid !== parent && begin(), LOOK_MS).unref();
}

// Style sheets of a part of the page that could not be had are fetched again before the part is: the build asks for each only once,
// and the part would be drawn without them.

/** Links whose style sheet could not be had. */
const failed = new Set<HTMLLinkElement>();

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  // Such an event does not bubble.
  true,
);

function askAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  const next = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`No style sheet from ${next.href}`)));
    link.replaceWith(next);
  });
}

let asked: Promise<unknown> = Promise.resolve();

/** Fetches a part with its styles, those that failed before included. */
export async function withStyles<T>(fetch: () => Promise<T>): Promise<T> {
  if (failed.size > 0) asked = Promise.all([...failed].map(askAgain));
  await asked;
  return await fetch();
}

// Refetches failed style sheets before loading a part of the page again, because the bundler requests each only once
// and the part would be unstyled.

/** Links whose style sheet failed to load. */
const failed = new Set<HTMLLinkElement>();

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  // This event does not bubble.
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

let queue: Promise<unknown> = Promise.resolve();

/** Loads a part with its styles, including those that failed before. */
export async function withStyles<T>(fetch: () => Promise<T>): Promise<T> {
  if (failed.size > 0) queue = Promise.all([...failed].map(askAgain));
  await queue;
  return await fetch();
}

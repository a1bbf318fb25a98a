// A page whose code loads when it is opened, with its component and a preload function.
import { type ComponentType, lazy } from 'react';
import { withStyles } from '@/ui/withStyles';

export interface LazyPage {
  /** Suspends until its code is loaded, and throws `NotFetched` if loading failed. */
  latest(): ComponentType;
  /** Loads the page's code once, and again after a failure. */
  load(): Promise<unknown>;
}

/** The code of a page did not load. The page itself has no error. */
export class NotFetched extends Error {
  override name = 'NotFetched';

  constructor(
    cause: unknown,
    /** The next render loads it again. */
    readonly again: () => void,
  ) {
    super('The code of a page could not be fetched.', { cause });
  }
}

export function lazyPage(fetch: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  const load = () => {
    loading ??= withStyles(fetch).catch((cause: unknown) => {
      loading = undefined;
      throw new NotFetched(cause, () => {
        // React caches a failed lazy component forever, so it is replaced.
        current = make();
      });
    });
    return loading;
  };
  const make = () => lazy(async () => ({ default: await load() }));
  let current = make();
  return { latest: () => current, load };
}

/** Renders the page after its code has loaded. */
export function PageView({ page }: { page: LazyPage }) {
  const Page = page.latest();
  return <Page />;
}

// A page whose code comes when it is opened: its component, and the way to fetch it ahead.
import { type ComponentType, lazy } from 'react';
import { withStyles } from '@/ui/withStyles';

export interface LazyPage {
  /** Suspends until its code is there, and throws `NotFetched` where that could not be had. */
  latest(): ComponentType;
  /** Fetches the page's code; once, and anew where that failed. */
  load(): Promise<unknown>;
}

/** The code of a page did not come: no fault of what is drawn. */
export class NotFetched extends Error {
  override name = 'NotFetched';

  constructor(
    cause: unknown,
    /** The next drawing asks for it anew. */
    readonly again: () => void,
  ) {
    super('The code of a page could not be fetched.', { cause });
  }
}

export function lazyPage(fetch: () => Promise<ComponentType>): LazyPage {
  let asked: Promise<ComponentType> | undefined;
  const load = () => {
    asked ??= withStyles(fetch).catch((cause: unknown) => {
      asked = undefined;
      throw new NotFetched(cause, () => {
        // What failed once fails for good in React: another one takes its place.
        current = make();
      });
    });
    return asked;
  };
  const make = () => lazy(async () => ({ default: await load() }));
  let current = make();
  return { latest: () => current, load };
}

/** The page, once its code is there. */
export function PageView({ page }: { page: LazyPage }) {
  const Page = page.latest();
  return <Page />;
}

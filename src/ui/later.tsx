// Lazily loaded components: fetched on first render or in advance. Failed loads are retried when the connection is
// back.
import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { showToast } from './toasts';
import { withStyles } from './withStyles';

interface Part<P> {
  Loaded: ComponentType<P> | undefined;
  load(): Promise<void>;
  onFail(props: P): void;
  meanwhile: (props: P) => ReactNode;
  /** Shows the failure in place of the component; otherwise a toast reports it. */
  isPanel: boolean;
}

const loaders: (() => Promise<void>)[] = [];

/** Preloads everything that may be needed later, also by a part that loads now; failures are retried on render. */
export async function fetchLater(): Promise<void> {
  for (let count = 0; count < loaders.length; ) {
    const next = loaders.slice(count);
    count = loaders.length;
    await Promise.allSettled(next.map((load) => load()));
  }
}

/**
 * A component that renders `meanwhile`, or nothing, until its code is loaded. On failure it shows an error and calls
 * `onFail`.
 */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  onFail: (props: P) => void = () => {},
  meanwhile: (props: P) => ReactNode = () => null,
  isPanel = false,
): ComponentType<P> {
  let request: Promise<void> | undefined;
  const part: Part<P> = {
    Loaded: undefined,
    onFail,
    meanwhile,
    isPanel,
    load() {
      request ??= withStyles(fetch).then(
        (component) => {
          part.Loaded = component;
        },
        (error: unknown) => {
          request = undefined;
          throw error;
        },
      );
      return request;
    },
  };
  loaders.push(part.load);
  return (props) => <Later part={part} given={props} />;
}

/** Code that is not a component: fetched by the first call, or ahead with the parts of the page. A call after a failure fetches again. */
export function laterCode<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  const load = () => {
    fetched ??= fetch().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
  loaders.push(async () => void (await load()));
  return load;
}

/** A panel that fills its place; on failure it shows the error there, with a retry button. */
export const laterPanel = (fetch: () => Promise<ComponentType<object>>): ComponentType<object> =>
  later(fetch, undefined, undefined, true);

function NotFetchedNote({ busy, onRetry }: { busy: boolean; onRetry(): void }) {
  const { t } = useTranslation('messages');
  return (
    <div role="alert" className="flex flex-col items-start gap-2 p-3 text-sm">
      <p className="text-muted">{t('ui.notFetched')}</p>
      <Button size="sm" busy={busy} onClick={onRetry}>
        {t('fault.notFetched.retry')}
      </Button>
    </div>
  );
}

function Later<P extends object>({ part, given }: { part: Part<P>; given: P }) {
  const { t } = useTranslation('messages');
  const [, setFound] = useState(part.Loaded !== undefined);
  const [tries, setTries] = useState(0);
  /** Number of the last failed attempt, or null. */
  const [failedTry, setFailedTry] = useState<number | null>(null);
  const hasFailed = failedTry !== null;
  const again = () => setTries((before) => before + 1);
  const fail = useEffectEvent((error: unknown, failed: number) => {
    console.warn('A part of the page could not be fetched.', error);
    setFailedTry(failed);
    if (!part.isPanel) showToast({ tone: 'error', text: t('ui.notFetched') });
    part.onFail(given);
  });
  useEffect(() => {
    if (part.Loaded) {
      // It may have been loaded between render and effect.
      setFound(true);
      return;
    }
    let mounted = true;
    part.load().then(
      () => mounted && setFound(true),
      (error: unknown) => mounted && fail(error, tries),
    );
    return () => {
      mounted = false;
    };
  }, [part, tries]);
  const onOnline = useEffectEvent(again);
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [hasFailed]);
  const Found = part.Loaded;
  if (Found) {
    return (
      <Suspense fallback={part.meanwhile(given)}>
        <Found {...given} />
      </Suspense>
    );
  }
  return hasFailed && part.isPanel ? (
    <NotFetchedNote busy={failedTry !== tries} onRetry={again} />
  ) : (
    part.meanwhile(given)
  );
}

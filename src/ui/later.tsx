// Components whose code is fetched when they are first drawn, or ahead of it; from then on they are drawn at once.
import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from './toasts';

interface Part<P> {
  found: ComponentType<P> | undefined;
  load(): Promise<void>;
  onFail(props: P): void;
  meanwhile: (props: P) => ReactNode;
}

const loaders: (() => Promise<void>)[] = [];

/** Fetches everything that may be needed later; what fails now is fetched when it is drawn. */
export async function fetchLater(): Promise<void> {
  await Promise.allSettled(loaders.map((load) => load()));
}

/**
 * A component that draws `meanwhile`, or nothing, until its code is there. Where that cannot be had, it says so and tells
 * `onFail`.
 */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  onFail: (props: P) => void = () => {},
  meanwhile: (props: P) => ReactNode = () => null,
): ComponentType<P> {
  let asked: Promise<void> | undefined;
  const part: Part<P> = {
    found: undefined,
    onFail,
    meanwhile,
    load() {
      asked ??= fetch().then(
        (found) => {
          part.found = found;
        },
        (error: unknown) => {
          asked = undefined;
          throw error;
        },
      );
      return asked;
    },
  };
  loaders.push(part.load);
  return (props) => <Later part={part} given={props} />;
}

function Later<P extends object>({ part, given }: { part: Part<P>; given: P }) {
  const { t } = useTranslation('messages');
  const [, setFound] = useState(part.found !== undefined);
  const fail = useEffectEvent((error: unknown) => {
    console.warn('A part of the page could not be fetched.', error);
    showToast({ tone: 'error', text: t('ui.notFetched') });
    part.onFail(given);
  });
  useEffect(() => {
    if (part.found) {
      // It may have come between drawing and here.
      setFound(true);
      return;
    }
    let mounted = true;
    part.load().then(
      () => mounted && setFound(true),
      (error: unknown) => mounted && fail(error),
    );
    return () => {
      mounted = false;
    };
  }, [part]);
  const Found = part.found;
  return Found ? (
    <Suspense fallback={part.meanwhile(given)}>
      <Found {...given} />
    </Suspense>
  ) : (
    part.meanwhile(given)
  );
}

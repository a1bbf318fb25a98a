// Confirms leaving a page with unsaved input: by a link, by Back, by a button, by closing the tab.
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog';

export interface LeaveQuestion {
  /** Runs an action that leaves the page: immediately if nothing is unsaved, else after confirmation. */
  leave(go: () => void): void;
  /** To be drawn. */
  question: ReactNode;
}

/** Dialog texts if there is more to choose than leaving. */
export interface LeaveWords {
  title: string;
  text: string;
  /** An option to keep the input; it decides itself whether to leave. */
  keep?: { label: string; act(go: () => void): void } | undefined;
  /** Label for leaving without keeping. */
  leave: string;
}

/** The link that a press follows to another page of the product in this tab; null for any other press. */
function linkTaken(event: MouseEvent, herePath: string): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  const to = new URL(link.href, location.href);
  return to.origin === location.origin && to.pathname !== herePath ? link : null;
}

/** Position in this tab's history, as counted by the router. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;

/** While active, intercepts all ways of leaving the page. */
function useWaysOut(isUnsaved: boolean, ask: (go: () => void) => void): void {
  const question = useEffectEvent(ask);
  const herePath = useHref(useLocation().pathname);
  useEffect(() => {
    if (!isUnsaved) return;
    let isLeaving = false;
    const here = placeOf(history.state);
    const onClick = (event: MouseEvent) => {
      const link = isLeaving ? null : linkTaken(event, herePath);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      question(() => {
        isLeaving = true;
        link.click();
      });
    };
    // Runs before the router; restores the previous entry until the user has decided.
    const onPop = (event: PopStateEvent) => {
      const there = placeOf(event.state);
      if (isLeaving || here === null || there === null) return;
      event.stopImmediatePropagation();
      if (there === here) return;
      history.go(here - there);
      question(() => {
        isLeaving = true;
        history.go(there - here);
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPop, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isUnsaved, herePath]);
}

/** For a page or form; `isUnsaved`: there is input that exists nowhere else. */
export function useLeaveQuestion(isUnsaved: boolean, words?: LeaveWords): LeaveQuestion {
  const { t } = useTranslation('messages');
  const [departure, setWay] = useState<{ go(): void } | null>(null);
  const ask = (go: () => void) => setWay({ go });
  useWaysOut(isUnsaved, ask);
  const done = (then: (go: () => void) => void) => () => {
    setWay(null);
    if (departure) then(departure.go);
  };
  const leaving = done((go) => go());
  const keep = words?.keep;
  return {
    leave: (go) => (isUnsaved ? ask(go) : go()),
    question: departure ? (
      <ConfirmDialog
        open
        title={words?.title ?? t('ui.leave.title')}
        message={words?.text ?? t('ui.leave.text')}
        cancelLabel={t('ui.leave.stay')}
        onCancel={() => setWay(null)}
        {...(keep
          ? {
              other: { label: words.leave, onChoose: leaving },
              confirmLabel: keep.label,
              onConfirm: done((go) => keep.act(go)),
            }
          : { danger: true, confirmLabel: words?.leave ?? t('ui.leave.leave'), onConfirm: leaving })}
      />
    ) : null,
  };
}

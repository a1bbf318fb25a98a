// Roving tabindex: many buttons with one tab stop; arrows and Home/End move among them, optionally with type-ahead.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createNameSearch } from './nameSearch';

/** `grid`: left and right move in order, up and down to the nearest in the next row. */
export type RovingArrows = 'horizontal' | 'vertical' | 'grid';

export interface RovingOptions {
  arrows: RovingArrows;
  /** Letters lead to a name. */
  isTyped?: boolean;
}

const STOPS = 'button:not(:disabled), a[href], select:not(:disabled)';

const stopsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>(STOPS) ?? [])];

/** The nearest element below (`step` 1) or above (-1) another. */
function inNextRow(all: readonly HTMLElement[], from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const own = from.getBoundingClientRect();
  const middle = own.left + own.width / 2;
  const far = all.flatMap((stop) => {
    const { left, width, top, bottom } = stop.getBoundingClientRect();
    const down = step === 1 ? top - own.bottom : own.top - bottom;
    return stop === from || down < -1 ? [] : [{ stop, down, aside: Math.abs(left + width / 2 - middle) }];
  });
  const nearest = Math.min(...far.map(({ down }) => down));
  // Elements of one row may differ by a px.
  const row = far.filter(({ down }) => down < nearest + 8);
  return row.sort((a, b) => a.aside - b.aside)[0]?.stop;
}

/** The target of a key; undefined if it has none. */
function towards(key: string, all: readonly HTMLElement[], from: HTMLElement, arrows: RovingArrows) {
  const at = all.indexOf(from);
  const around = (step: number) => all[(at + step + all.length) % all.length];
  const [back, on] = arrows === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === on) return around(1);
  if (key === back) return around(-1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (arrows === 'grid' && key === 'ArrowDown') return inNextRow(all, from, 1) ?? from;
  if (arrows === 'grid' && key === 'ArrowUp') return inNextRow(all, from, -1) ?? from;
  return undefined;
}

/** `data-name`: the name for type-ahead, if the label starts with the action instead. */
const nameOf = (stop: HTMLElement): string =>
  stop.dataset.name ?? stop.getAttribute('aria-label') ?? stop.textContent ?? '';

/** For the buttons inside `box`, which may change. A disabled button stays reachable unless it has `disabled`. */
export function useRoving(box: RefObject<HTMLElement | null>, { arrows, isTyped = false }: RovingOptions): void {
  const current = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const makeCurrent = (chosen: HTMLElement | undefined) => {
      current.current = chosen ?? null;
      for (const stop of stopsIn(element)) {
        const index = stop === chosen ? 0 : -1;
        if (stop.tabIndex !== index || !stop.hasAttribute('tabindex')) stop.tabIndex = index;
      }
    };
    // The current stop remains, else the first becomes current.
    const settle = () => {
      const all = stopsIn(element);
      makeCurrent(all.find((stop) => stop === current.current) ?? all[0]);
    };
    settle();
    const watched = new MutationObserver(settle);
    watched.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    const onFocus = ({ target }: FocusEvent) => {
      const stop = stopsIn(element).find((one) => one === target);
      if (stop) makeCurrent(stop);
    };
    element.addEventListener('focusin', onFocus);
    return () => {
      watched.disconnect();
      element.removeEventListener('focusin', onFocus);
    };
  }, [box]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const search = createNameSearch();
    const typed = (event: KeyboardEvent, all: readonly HTMLElement[], at: number): HTMLElement | undefined => {
      const { key, shiftKey, timeStamp } = event;
      const isLetter = [...key].length === 1 && !event.isComposing && (key !== ' ' || search.isTyping(timeStamp));
      if (!isTyped || !isLetter || (shiftKey && key === ' ')) return undefined;
      const entries = {
        ids: all.map((_, index) => `${index}`),
        labelOf: (id: string) => nameOf(all[Number(id)] ?? element),
      };
      return all[Number(search.find(key, `${at}`, entries, timeStamp))];
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const all = stopsIn(element);
      const from = all.find((stop) => stop === event.target);
      const to = from && (towards(event.key, all, from, arrows) ?? typed(event, all, all.indexOf(from)));
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [box, arrows, isTyped]);
}

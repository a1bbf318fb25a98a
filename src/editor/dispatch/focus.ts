// Tracks the focus in the editor by name and moves it to another place, at once or when that place is mounted.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useDesk } from './editorContext';

export const FOCUS_PLACES = [
  'canvas',
  'pivot',
  'layers',
  'properties',
  'modes',
  'copies',
  'ai',
  'check',
  'checkButton',
  'leftTabs',
  'rightTabs',
] as const;
export type FocusPlace = (typeof FOCUS_PLACES)[number];

/** `part`: the uuid of a layer or the path of a field such as `style.fill`. Without it, the place itself. */
export interface FocusTarget {
  place: FocusPlace;
  part?: string | undefined;
}

/** A mounted place. */
export interface ShownPlace {
  root(): Element | null;
  /** Focuses one of its parts. False if that part does not exist. */
  take(part: string | undefined): boolean;
  /** The part that contains an element, or null for the place itself. */
  partOf?(element: Element): string | null;
}

export interface FocusRegistry {
  /** Registers a mounted place. The returned function unregisters it. */
  appear(place: FocusPlace, shown: ShownPlace): () => void;
  /** The focused target, or null outside the named places. */
  now(): FocusTarget | null;
  /** Moves the focus at once. False if the target does not exist. */
  take(target: FocusTarget): boolean;
  /**
   * Brings the place on the screen and leads the focus there as soon as it is, however long its code takes to load, unless a
   * key or a pointer is pressed meanwhile. An earlier target is given up. `then` is called once the target has the focus.
   */
  ask(target: FocusTarget, then?: () => void): void;
}

/** How many frames a part may take to be drawn once its panel is shown. */
const FRAMES = 10;
/** Presses after which a person works elsewhere. */
const PRESSES = ['keydown', 'pointerdown'] as const;

/** `show` opens a panel if the place is one. */
export function createFocusRegistry(show: (panel: string) => void): FocusRegistry {
  const places = new Map<FocusPlace, ShownPlace>();
  /** The latest target, until it is focused or given up. `left`: frames that its part may still take. */
  let current: { target: FocusTarget; left: number; then: (() => void) | undefined } | null = null;
  /** Whether the current target did not appear in time and is still waited for. */
  let isAwaited = false;

  const stopWaiting = () => {
    isAwaited = false;
    for (const type of PRESSES) document.removeEventListener(type, giveUp, true);
  };
  const giveUp = () => {
    stopWaiting();
    current = null;
  };
  const awaitPlace = () => {
    isAwaited = true;
    for (const type of PRESSES) document.addEventListener(type, giveUp, true);
  };

  const take = ({ place, part }: FocusTarget) => places.get(place)?.take(part) ?? false;
  const look = (wanted: typeof current) => {
    if (!wanted || wanted !== current) return;
    if (take(wanted.target)) {
      current = null;
      wanted.then?.();
    } else if (wanted.left > 0) {
      wanted.left -= 1;
      requestAnimationFrame(() => look(wanted));
    } else if (places.has(wanted.target.place)) current = null;
    else awaitPlace();
  };
  return {
    appear(place, shown) {
      places.set(place, shown);
      if (current?.target.place === place) {
        current.left = FRAMES;
        const wanted = current;
        if (isAwaited) requestAnimationFrame(() => look(wanted));
        stopWaiting();
      }
      return () => {
        if (places.get(place) === shown) places.delete(place);
      };
    },
    now() {
      const focused = document.activeElement;
      for (const [place, shown] of places) {
        if (focused && shown.root()?.contains(focused)) return { place, part: shown.partOf?.(focused) ?? undefined };
      }
      return null;
    },
    take,
    ask(target, then) {
      stopWaiting();
      const wanted = { target, left: FRAMES, then };
      current = wanted;
      show(target.place);
      requestAnimationFrame(() => look(wanted));
    },
  };
}

/** Registers a part of the editor while it is mounted. */
export function useFocusPlace(place: FocusPlace, root: RefObject<Element | null>, how: Omit<ShownPlace, 'root'>): void {
  const { focus } = useDesk();
  const take = useEffectEvent(how.take);
  const partOf = useEffectEvent((element: Element) => how.partOf?.(element) ?? null);
  useEffect(
    () => focus.appear(place, { root: () => root.current, take: (part) => take(part), partOf: (one) => partOf(one) }),
    [focus, place, root],
  );
}

/** Focuses the selected tab. */
export function focusChosenTab(tabs: Element | null): boolean {
  const tab = tabs?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  tab?.focus();
  return Boolean(tab);
}

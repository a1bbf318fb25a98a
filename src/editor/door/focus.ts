// Who has the focus in the editor, by name, and the one way to lead it to another: at once, or when it appears.
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

/** `part`: the uuid of a layer, or the path of a field such as `style.fill`; without it the place itself. */
export interface FocusTarget {
  place: FocusPlace;
  part?: string | undefined;
}

/** A place that is on the screen. */
export interface ShownPlace {
  root(): Element | null;
  /** Gives the focus to a part of it; false while that is not there. */
  take(part: string | undefined): boolean;
  /** The part that holds an element; null for the place itself. */
  partOf?(element: Element): string | null;
}

export interface FocusRegistry {
  /** The place is on the screen from now on; the returned function ends it. */
  appear(place: FocusPlace, shown: ShownPlace): () => void;
  /** Who has it; null for a place that is not named here. */
  now(): FocusTarget | null;
  /** Leads it there at once; false where it is not there. */
  take(target: FocusTarget): boolean;
  /**
   * Brings the place on the screen and leads the focus there as soon as it is, however long its code takes to load, unless a
   * key or a pointer is pressed meanwhile. An earlier target is given up.
   */
  ask(target: FocusTarget): void;
}

/** How many frames a part may take to be drawn once its panel is shown. */
const FRAMES = 10;
/** Presses after which a person works elsewhere. */
const PRESSES = ['keydown', 'pointerdown'] as const;

/** `show` brings a panel on the screen, where the place is one. */
export function createFocusRegistry(show: (panel: string) => void): FocusRegistry {
  const places = new Map<FocusPlace, ShownPlace>();
  let asked = 0;
  /** The target whose place has not appeared yet. */
  let awaited: FocusTarget | null = null;

  const giveUp = () => {
    awaited = null;
    for (const type of PRESSES) document.removeEventListener(type, giveUp, true);
  };
  const awaitPlace = (target: FocusTarget) => {
    awaited = target;
    for (const type of PRESSES) document.addEventListener(type, giveUp, true);
  };

  const take = ({ place, part }: FocusTarget) => places.get(place)?.take(part) ?? false;
  const look = (target: FocusTarget, own: number, left = FRAMES) => {
    if (own !== asked || take(target)) return;
    if (left > 0) requestAnimationFrame(() => look(target, own, left - 1));
    else if (!places.has(target.place)) awaitPlace(target);
  };
  return {
    appear(place, shown) {
      places.set(place, shown);
      if (awaited?.place === place) {
        const target = awaited;
        giveUp();
        requestAnimationFrame(() => look(target, asked));
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
    ask(target) {
      asked += 1;
      const own = asked;
      giveUp();
      show(target.place);
      requestAnimationFrame(() => look(target, own));
    },
  };
}

/** Names a part of the editor for as long as it is on the screen. */
export function useFocusPlace(place: FocusPlace, root: RefObject<Element | null>, how: Omit<ShownPlace, 'root'>): void {
  const { focus } = useDesk();
  const take = useEffectEvent(how.take);
  const partOf = useEffectEvent((element: Element) => how.partOf?.(element) ?? null);
  useEffect(
    () => focus.appear(place, { root: () => root.current, take: (part) => take(part), partOf: (one) => partOf(one) }),
    [focus, place, root],
  );
}

/** Gives the focus to the chosen one of the tabs in it. */
export function focusChosenTab(tabs: Element | null): boolean {
  const tab = tabs?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  tab?.focus();
  return Boolean(tab);
}

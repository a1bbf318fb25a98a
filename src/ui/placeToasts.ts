// Places toasts where they cover neither a control nor a dial: at the bottom of the page, in the page's place, or
// beside an overlay.
import { type OnPage, type OverPage, onPage, overPage } from './overPage';
import { type Box, EDGE, type Extent } from './toastRoom';
import { boxAt, spotsFor, type ToastCard, type ToastGround, type ToastMemory } from './toastSpots';

/** Room below docked toasts, px. */
const FOOT = 12;
/** Focused elements are scrolled clear of a dock unless they are higher than this, px. */
const FOCUSED_MOST = 240;

/** Inputs of toast placement, all measured before anything is written. */
export interface Surroundings {
  /** The page's place; null if it has none. */
  readonly home: Box | null;
  readonly isDock: boolean;
  readonly view: Extent;
  readonly over: OverPage | null;
  /** For a page with a place inside it, without overlays. */
  readonly page: OnPage | null;
}

export function surroundingsOf(section: HTMLElement, place: HTMLElement | null): Surroundings {
  const over = overPage(section);
  const isDock = place?.dataset.toastPlace !== 'within';
  const { left = 0, right = window.innerWidth, top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {};
  const view = { width: window.innerWidth, height: window.innerHeight };
  // The height of a dock depends on the toasts.
  const home =
    place && (isDock ? { left, right, top: view.height, bottom: view.height } : { left, right, top, bottom });
  return { home, isDock, view, over, page: over || isDock ? null : onPage(section) };
}

/** Equal for equal surroundings; then toasts are not moved and nothing is written. */
export const signOf = (around: Surroundings): string => JSON.stringify(around);

/** Areas to the left and right of the page's place. */
function besides({ home, view }: Surroundings): readonly Box[] {
  if (!home) return [];
  const high = { top: 0, bottom: view.height };
  return [
    { ...high, left: 0, right: home.left },
    { ...high, left: home.right, right: view.width },
  ].filter(({ left, right }) => right > left);
}

function tiersOf(around: Surroundings): ToastGround['tiers'] {
  const { over, page } = around;
  if (over) {
    const { panels, controls, beneath, clear } = over;
    const tries = [[...panels, ...beneath], panels, [...controls, ...beneath], controls];
    const whole = tries.map((spots) => [...spots, ...clear]);
    return clear.length > 0 ? [...whole, ...tries] : whole;
  }
  if (!page) return [[]];
  const { controls, headings, clear } = page;
  const whole = [...clear, ...controls, ...headings];
  return [[...whole, ...besides(around)], whole, [...clear, ...controls], clear, []];
}

function groundOf(around: Surroundings): ToastGround {
  const { home, isDock, view, over } = around;
  const { left, right, bottom } = home ?? { left: 0, right: view.width, bottom: view.height };
  const lowest = view.height - (isDock ? FOOT : EDGE);
  return {
    kind: over ? 'over' : isDock ? 'dock' : 'page',
    view,
    // Inside the window even if the place was scrolled away.
    home: { middle: (left + right) / 2, bottom: Math.min(bottom, lowest) },
    tiers: tiersOf(around),
    // The last two lists of a page omit its controls.
    scarceFrom: around.page ? 3 : Number.POSITIVE_INFINITY,
  };
}

/**
 * Adds the given px to the end of the page, so that it can be scrolled clear of the toasts, and scrolls the focused
 * element clear of them.
 */
export function dock(place: HTMLElement | null, height: number): void {
  if (place?.dataset.toastPlace !== 'dock') return;
  const { style } = document.documentElement;
  const now = height > 0 ? `${height}px` : '';
  if (place.style.height === now) return;
  place.style.height = now;
  style.scrollPaddingBottom = now;
  const focused = document.activeElement;
  if (height === 0 || !(focused instanceof HTMLElement) || !document.querySelector('main')?.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const edge = window.innerHeight - height;
  if (bottom > edge && top < window.innerHeight && bottom - top < FOCUSED_MOST)
    focused.scrollIntoView({ block: 'nearest' });
}

export interface ToastElement {
  readonly id: number;
  readonly element: HTMLElement;
}

/** Returns the ids of the visible toasts; the others wait. */
export function placeToasts(
  cards: readonly ToastElement[],
  around: Surroundings,
  place: HTMLElement | null,
  memory: ToastMemory,
): ReadonlySet<number> {
  const heights = new Map<string, number>();
  const measured = cards.map(({ id, element }): ToastCard => {
    const heightAt = (width: number) => {
      const key = `${id} ${width}`;
      const height = heights.get(key);
      if (height !== undefined) return height;
      element.style.maxWidth = `${width}px`;
      const { top, bottom } = element.getBoundingClientRect();
      heights.set(key, bottom - top);
      return bottom - top;
    };
    const isHeld = element.matches(':hover') || element.contains(document.activeElement);
    return { id, isHeld, heightAt };
  });
  const ground = groundOf(around);
  const spots = spotsFor(measured, ground, memory);
  let highest = ground.view.height;
  for (const [at, { id, element }] of cards.entries()) {
    const memory = spots.get(id);
    element.style.visibility = memory ? '' : 'hidden';
    if (!memory) continue;
    const { spot } = memory;
    element.style.maxWidth = `${spot.width}px`;
    const { left, right } = element.getBoundingClientRect();
    const { top } = boxAt(spot, measured[at]?.heightAt(spot.width) ?? 0);
    element.style.left = `${spot.left + (spot.width - (right - left)) / 2}px`;
    element.style.top = `${top}px`;
    highest = Math.min(highest, top);
  }
  const taken = ground.view.height - highest;
  dock(place, ground.kind === 'dock' && taken > 0 ? taken + FOOT : 0);
  return new Set(spots.keys());
}

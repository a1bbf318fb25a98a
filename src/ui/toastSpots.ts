// Assigns positions to toasts: each keeps its own; a new one takes the previous position if it is free. Pure geometry,
// client px.
import { type Box, EDGE, type Extent, findRoom, isFree } from './toastRoom';

/** Position of a toast: on a lower edge, centred within a width. */
export interface Spot {
  left: number;
  width: number;
  bottom: number;
}

/** A position, and the index of the keep-clear list for which it was found. */
export interface ToastPlacement {
  spot: Spot;
  tier: number;
}

/** `dock`: below the page. `page`: inside it. `over`: beside an open overlay. */
export type ToastKind = 'dock' | 'page' | 'over';

/** Inputs of toast placement. */
export interface ToastGround {
  readonly kind: ToastKind;
  readonly view: Extent;
  /** Preferred position: its centre and lower edge. */
  readonly home: { readonly middle: number; readonly bottom: number };
  /** Areas to keep clear, in order of preference; the first list that leaves space is used. */
  readonly tiers: readonly (readonly Box[])[];
  /**
   * Index from which lists allow covering controls: only one toast at a time is shown there, and its position is not
   * reused.
   */
  readonly scarceFrom: number;
}

export interface ToastCard {
  readonly id: number;
  /** Hovered or focused, so it does not give way. */
  readonly isHeld?: boolean;
  /** Its height for a given width. */
  heightAt(width: number): number;
}

/** State kept between placements. */
export interface ToastMemory {
  kind: ToastKind | null;
  /** Positions of existing toasts, including waiting ones. */
  readonly spots: Map<number, ToastPlacement>;
  /** The toasts shown last. */
  shown: ReadonlySet<number>;
  /** The position that the next toast takes. */
  readonly base: Partial<Record<ToastKind, ToastPlacement>>;
}

export const newMemory = (): ToastMemory => ({ kind: null, spots: new Map(), shown: new Set(), base: {} });

/** Maximum and minimum width of a toast, px. */
const WIDTHS = [448, 288];
/** Height to search for: three lines, so that longer texts use the same position as shorter ones. */
const ROOM = 76;
/** Between toasts, px. */
const BETWEEN = 8;

export const boxAt = ({ left, width, bottom }: Spot, height: number): Box => ({
  ...{ left, right: left + width, top: bottom - height, bottom },
});

type Taken = readonly { spot: Spot; height: number }[];

const boxesOf = (taken: Taken): readonly Box[] => taken.map(({ spot, height }) => boxAt(spot, height));

/** Whether it fits there: inside the window, outside this list's areas, and not over another toast. */
function fits({ spot, tier }: ToastPlacement, card: ToastCard, { tiers, view }: ToastGround, taken: Taken): boolean {
  const cards = tiers[tier];
  return cards !== undefined && isFree(boxAt(spot, card.heightAt(spot.width)), [...cards, ...boxesOf(taken)], view);
}

/** The position nearest to the preferred one in the first list with space; null if there is none. */
function search(card: ToastCard, { tiers, view, home }: ToastGround): ToastPlacement | null {
  for (const [tier, cards] of tiers.entries())
    for (const least of [ROOM, 0])
      for (const most of WIDTHS) {
        const width = Math.min(most, view.width - 2 * EDGE);
        const height = Math.max(card.heightAt(width), least);
        const wanted = { left: home.middle - width / 2, top: home.bottom - height };
        const room = findRoom({ width, height }, wanted, cards, view);
        if (room) return { spot: { left: room.left, width, bottom: room.top + height }, tier };
      }
  return null;
}

function place(
  card: ToastCard,
  ground: ToastGround,
  { spots, base }: ToastMemory,
  taken: Taken,
): ToastPlacement | null {
  const isAlone = taken.length === 0;
  const canBe = (one: ToastPlacement) => (isAlone || one.tier < ground.scarceFrom) && fits(one, card, ground, taken);
  const own = spots.get(card.id);
  // One toast per position; if another covers it, it waits.
  if (own && fits(own, card, ground, [])) return canBe(own) ? own : null;
  const last = base[ground.kind];
  const isLasting = last !== undefined && last.tier < ground.scarceFrom;
  const above = taken.map(({ spot, height }): ToastPlacement => {
    const tier = last?.tier ?? 0;
    return { spot: { ...spot, bottom: spot.bottom - height - BETWEEN }, tier };
  });
  const candidate = [...(isLasting ? [last] : []), ...above].find(canBe);
  // One stack in one position; toasts without space on it wait.
  if (candidate || !isAlone) return candidate ?? null;
  const fresh = search(card, ground);
  if (!fresh) return null;
  base[ground.kind] = fresh;
  return fresh;
}

function placeAll(cards: readonly ToastCard[], ground: ToastGround, memory: ToastMemory): Map<number, ToastPlacement> {
  const taken: { spot: Spot; height: number }[] = [];
  const placed = new Map<number, ToastPlacement>();
  for (const card of cards) {
    const spot = place(card, ground, memory, taken);
    if (!spot) continue;
    placed.set(card.id, spot);
    taken.push({ spot: spot.spot, height: card.heightAt(spot.spot.width) });
  }
  return placed;
}

/** Positions of the toasts, newest last. If there is no space for the newest, the oldest gives way and waits. */
export function spotsFor(
  cards: readonly ToastCard[],
  ground: ToastGround,
  memory: ToastMemory,
): Map<number, ToastPlacement> {
  if (memory.kind !== ground.kind) {
    // Beside a dialog or in the page, a position that still covers nothing is kept; a dock has its own positions.
    const isDocked = ground.kind === 'dock';
    for (const [id, spot] of memory.spots)
      if (isDocked) memory.spots.delete(id);
      else memory.spots.set(id, { ...spot, tier: 0 });
    memory.kind = ground.kind;
  }
  const newest = cards.at(-1);
  // Visible toasts stay, then the newest is placed, then waiting ones use the remaining space.
  const standing = cards.filter((card) => card !== newest && memory.shown.has(card.id));
  const waiting = cards.filter((card) => card !== newest && !memory.shown.has(card.id)).reverse();
  const order = () => [...standing, ...(newest ? [newest] : []), ...waiting];
  let placed = placeAll(order(), ground, memory);
  while (newest && !placed.has(newest.id)) {
    const oldest = standing.find((card) => !card.isHeld);
    if (!oldest) break;
    standing.splice(standing.indexOf(oldest), 1);
    waiting.push(oldest);
    placed = placeAll(order(), ground, memory);
  }
  for (const id of memory.spots.keys()) if (!cards.some((card) => card.id === id)) memory.spots.delete(id);
  for (const [id, spot] of placed) memory.spots.set(id, spot);
  memory.shown = new Set(placed.keys());
  return placed;
}

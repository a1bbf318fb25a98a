// Which spot each toast takes: its own for its whole life, the next one the same as the last if that is free. Plain geometry, client px.
import { type Box, EDGE, type Extent, findRoom, isFree } from './toastRoom';

/** Where a toast stands: on a lower edge, centred within a width. */
export interface Spot {
  left: number;
  width: number;
  bottom: number;
}

/** A spot, and the place of the list of what is kept clear that it was found by. */
export interface Found {
  spot: Spot;
  tier: number;
}

/** `dock`: the page ends above its toasts; `page`: they stand within it; `over`: beside what lies over it. */
export type ToastKind = 'dock' | 'page' | 'over';

/** What decides where toasts stand. */
export interface ToastGround {
  readonly kind: ToastKind;
  readonly view: Extent;
  /** Where they stand if nothing is in the way: the middle and the lower edge of it. */
  readonly home: { readonly middle: number; readonly bottom: number };
  /** What is not to be covered: the first list that leaves room counts. */
  readonly tiers: readonly (readonly Box[])[];
  /** From which of these lists on controls are covered: one toast at a time is shown there, and no spot of theirs is kept for the next. */
  readonly scarceFrom: number;
}

export interface ToastCard {
  readonly id: number;
  /** Someone is at it: it does not give way. */
  readonly isHeld?: boolean;
  /** How high it is within a width. */
  heightAt(width: number): number;
}

/** What is remembered of the toasts before. */
export interface ToastMemory {
  kind: ToastKind | null;
  /** Of the toasts that live, those that wait among them. */
  readonly spots: Map<number, Found>;
  /** The toasts that were shown last. */
  shown: ReadonlySet<number>;
  /** The spot that the next toast takes. */
  readonly base: Partial<Record<ToastKind, Found>>;
}

export const newMemory = (): ToastMemory => ({ kind: null, spots: new Map(), shown: new Set(), base: {} });

/** Widest and narrowest a toast becomes, px. */
const WIDTHS = [448, 288];
/** Room that is looked for: that of three lines, so that a longer text goes to no other spot than a shorter one. */
const ROOM = 76;
/** Between toasts, px. */
const BETWEEN = 8;

export const boxAt = ({ left, width, bottom }: Spot, height: number): Box => ({
  ...{ left, right: left + width, top: bottom - height, bottom },
});

type Taken = readonly { spot: Spot; height: number }[];

const boxesOf = (taken: Taken): readonly Box[] => taken.map(({ spot, height }) => boxAt(spot, height));

/** Whether it can stand there: within the window, over nothing that this tier keeps clear and over no other toast. */
function fits({ spot, tier }: Found, card: ToastCard, { tiers, view }: ToastGround, taken: Taken): boolean {
  const kept = tiers[tier];
  return kept !== undefined && isFree(boxAt(spot, card.heightAt(spot.width)), [...kept, ...boxesOf(taken)], view);
}

/** The spot nearest to home by the first tier that leaves one; null where none does. */
function search(card: ToastCard, { tiers, view, home }: ToastGround): Found | null {
  for (const [tier, kept] of tiers.entries())
    for (const least of [ROOM, 0])
      for (const most of WIDTHS) {
        const width = Math.min(most, view.width - 2 * EDGE);
        const height = Math.max(card.heightAt(width), least);
        const wanted = { left: home.middle - width / 2, top: home.bottom - height };
        const room = findRoom({ width, height }, wanted, kept, view);
        if (room) return { spot: { left: room.left, width, bottom: room.top + height }, tier };
      }
  return null;
}

function place(card: ToastCard, ground: ToastGround, { spots, base }: ToastMemory, taken: Taken): Found | null {
  const isAlone = taken.length === 0;
  const canBe = (one: Found) => (isAlone || one.tier < ground.scarceFrom) && fits(one, card, ground, taken);
  const own = spots.get(card.id);
  // One toast, one spot: where another lies on it, it waits.
  if (own && fits(own, card, ground, [])) return canBe(own) ? own : null;
  const last = base[ground.kind];
  const isLasting = last !== undefined && last.tier < ground.scarceFrom;
  const above = taken.map(({ spot, height }): Found => {
    const tier = last?.tier ?? 0;
    return { spot: { ...spot, bottom: spot.bottom - height - BETWEEN }, tier };
  });
  const found = [...(isLasting ? [last] : []), ...above].find(canBe);
  // One stack, in one spot: what finds no room on it waits.
  if (found || !isAlone) return found ?? null;
  const fresh = search(card, ground);
  if (!fresh) return null;
  base[ground.kind] = fresh;
  return fresh;
}

function placeAll(cards: readonly ToastCard[], ground: ToastGround, memory: ToastMemory): Map<number, Found> {
  const taken: { spot: Spot; height: number }[] = [];
  const placed = new Map<number, Found>();
  for (const card of cards) {
    const found = place(card, ground, memory, taken);
    if (!found) continue;
    placed.set(card.id, found);
    taken.push({ spot: found.spot, height: card.heightAt(found.spot.width) });
  }
  return placed;
}

/** The spots of the toasts, the newest last. Where there is no room for the newest, the oldest gives way and waits. */
export function spotsFor(cards: readonly ToastCard[], ground: ToastGround, memory: ToastMemory): Map<number, Found> {
  if (memory.kind !== ground.kind) {
    // Beside a dialog or in the page, a spot stays that still covers nothing; a dock has spots of its own.
    const isDocked = ground.kind === 'dock';
    for (const [id, found] of memory.spots)
      if (isDocked) memory.spots.delete(id);
      else memory.spots.set(id, { ...found, tier: 0 });
    memory.kind = ground.kind;
  }
  const newest = cards.at(-1);
  // Who stands stays, then the newest, and room that is left is for those that wait.
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
  for (const [id, found] of placed) memory.spots.set(id, found);
  memory.shown = new Set(placed.keys());
  return placed;
}

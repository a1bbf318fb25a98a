// One toast, one place: it keeps its place until it closes, and the next one uses the same place if it is free.

import { describe, expect, it } from 'vitest';
import fc from '@/tests/support/property';
import { stripsOfCircle } from '@/ui/clearedRects';
import type { Box } from '@/ui/toastRoom';
import { boxAt, newMemory, spotsFor, type ToastGround } from '@/ui/toastSpots';

const view = { width: 1440, height: 900 };
const dial = stripsOfCircle({ left: 416, top: 100, right: 976, bottom: 660 });
const editor: ToastGround = {
  kind: 'page',
  view,
  home: { middle: 696, bottom: 780 },
  tiers: [dial, []],
  scarceFrom: 1,
};
const dock: ToastGround = { kind: 'dock', view, home: { middle: 828, bottom: 888 }, tiers: [[]], scarceFrom: 1 };
const dialog: Box = { left: 464, right: 976, top: 200, bottom: 700 };
const beside: ToastGround = { kind: 'over', view, home: editor.home, tiers: [[dialog], []], scarceFrom: 2 };
const card = (id: number, height = 44) => ({ id, heightAt: () => height });
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each([
  ['in the editor', editor],
  ['in a dock', dock],
])('%s', (_, ground) => {
  it('a toast keeps its place while others come and go, and the last one takes the first one’s', () => {
    const memory = newMemory();
    const first = spotsFor([card(1)], ground, memory).get(1)!.spot;
    const both = spotsFor([card(1), card(2, 64)], ground, memory);
    expect(both.get(1)?.spot).toEqual(first);
    const second = both.get(2)!.spot;
    expect(spotsFor([card(2, 64)], ground, memory).get(2)?.spot).toEqual(second);
    const third = spotsFor([card(2, 64), card(3)], ground, memory);
    expect(third.get(2)?.spot).toEqual(second);
    expect(third.get(3)?.spot).toEqual(first);
    spotsFor([], ground, memory);
    expect(spotsFor([card(4, 64)], ground, memory).get(4)?.spot).toEqual(first);
  });
});

it('docked toasts are stacked, the first at the bottom', () => {
  const placed = spotsFor([card(1), card(2), card(3)], dock, newMemory());
  expect([...placed.values()].map(({ spot }) => spot.bottom)).toEqual([888, 836, 784]);
  expect(new Set([...placed.values()].map(({ spot }) => spot.left))).toEqual(new Set([604]));
});

it('a place covered by a dialog is left, and the new one beside it is kept when the dialog closes', () => {
  const memory = newMemory();
  const covered: ToastGround = { ...editor, tiers: [[], []], home: { middle: 720, bottom: 500 } };
  const before = spotsFor([card(1)], covered, memory).get(1)!.spot;
  const moved = spotsFor([card(1)], beside, memory).get(1)!.spot;
  expect(moved).not.toEqual(before);
  expect(meet(boxAt(moved, 44), dialog)).toBe(false);
  expect(spotsFor([card(1)], covered, memory).get(1)?.spot).toEqual(moved);
});

it('if there is room for only one, the newest is shown and the older one waits', () => {
  const narrow: ToastGround = { ...beside, view: { width: 320, height: 120 }, home: { middle: 160, bottom: 112 } };
  const only: ToastGround = { ...narrow, tiers: [[{ left: 0, right: 320, top: 0, bottom: 50 }]] };
  const memory = newMemory();
  expect([...spotsFor([card(1)], only, memory).keys()]).toEqual([1]);
  expect([...spotsFor([card(1), card(2)], only, memory).keys()]).toEqual([2]);
  expect([...spotsFor([card(1)], only, memory).keys()]).toEqual([1]);
  expect([...spotsFor([{ ...card(1), isHeld: true }, card(2)], only, memory).keys()], 'someone is at it').toEqual([1]);
});

it('if a control has to be covered, one toast at a time is shown, and the next looks for a better place', () => {
  const full: ToastGround = { ...editor, tiers: [[{ left: 0, right: 1440, top: 0, bottom: 900 }], []] };
  const memory = newMemory();
  expect([...spotsFor([card(1)], full, memory).keys()]).toEqual([1]);
  expect([...spotsFor([card(1), card(2)], full, memory).keys()]).toEqual([2]);
  const room: ToastGround = { ...editor, tiers: [[{ left: 0, right: 1440, top: 200, bottom: 900 }], []] };
  expect(spotsFor([card(3)], room, memory).get(3)?.spot.bottom).toBeLessThan(200);
});

it('one that replaces two keeps its place when the next appears, and so does the next', () => {
  const memory = newMemory();
  const [a, b, c, d] = [card(1), card(2), card(3, 54), card(4)];
  for (const list of [[a], [a, b]]) spotsFor(list, editor, memory);
  const third = spotsFor([a, b, c], editor, memory).get(3)?.spot;
  const both = spotsFor([b, c, d], editor, memory);
  expect(both.get(3)?.spot).toEqual(third);
  expect(spotsFor([c, d], editor, memory).get(4)?.spot).toEqual(both.get(4)?.spot);
});

it('in a session of toasts of any length no toast moves, overlaps another or covers a protected area', () => {
  const acts = fc.array(fc.record({ isNew: fc.boolean(), height: fc.constantFrom(44, 54, 74) }), { maxLength: 30 });
  fc.assert(
    fc.property(acts, (list) => {
      const memory = newMemory();
      let shown: ReturnType<typeof card>[] = [];
      const places = new Map<number, string>();
      const spots = new Set<number>();
      for (const [id, { isNew, height }] of list.entries()) {
        shown = isNew ? [...shown, card(id, height)].slice(-3) : shown.slice(1);
        const placed = spotsFor(shown, editor, memory);
        const boxes = shown.flatMap((one) => {
          const placement = placed.get(one.id);
          return placement ? [boxAt(placement.spot, one.heightAt())] : [];
        });
        const newest = shown.at(-1);
        if (newest) expect(placed.has(newest.id)).toBe(true);
        for (const [at, box] of boxes.entries()) {
          expect([...dial, ...boxes.slice(at + 1)].some((other) => meet(box, other))).toBe(false);
          spots.add(box.left);
        }
        for (const one of shown) {
          if (!placed.has(one.id)) continue;
          const spot = JSON.stringify(placed.get(one.id)?.spot);
          expect(places.get(one.id) ?? spot).toBe(spot);
          places.set(one.id, spot);
        }
      }
      expect(spots.size, 'columns').toBe(spots.size === 0 ? 0 : 1);
    }),
  );
});

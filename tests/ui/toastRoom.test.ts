// Toasts and overlays: never over a control, near the default place, in windows of every size.

import { describe, expect, it } from 'vitest';
import fc from '@/tests/support/property';
import { type Box, findRoom } from '@/ui/toastRoom';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const centred = (view: typeof desk, width: number, height: number): Box => ({
  left: (view.width - width) / 2,
  right: (view.width + width) / 2,
  top: (view.height - height) / 2,
  bottom: (view.height + height) / 2,
});

describe('findRoom', () => {
  it('leaves toasts at the default place if nothing is covered', () => {
    expect(findRoom({ width: 448, height: 44 }, { left: 500, top: 780 }, [centred(desk, 512, 300)], desk)).toEqual({
      left: 500,
      top: 780,
    });
  });

  it('goes above or below a dialog that is in the way', () => {
    const dialog = centred(phone, 358, 600);
    const spot = findRoom({ width: 374, height: 56 }, { left: 8, top: 500 }, [dialog], phone)!;
    expect(spot.top).toBeGreaterThanOrEqual(dialog.bottom);
  });

  it('goes beside a dialog as high as the window', () => {
    const dialog = centred(desk, 512, 890);
    const spot = findRoom({ width: 288, height: 56 }, { left: 576, top: 500 }, [dialog], desk)!;
    expect(spot.left + 288 <= dialog.left || spot.left >= dialog.right).toBe(true);
  });

  it('finds none if controls are everywhere', () => {
    expect(findRoom({ width: 300, height: 44 }, { left: 8, top: 8 }, [centred(phone, 390, 844)], phone)).toBeNull();
  });

  it('never covers protected areas and never leaves the window', () => {
    const side = fc.integer({ min: 0, max: 800 });
    const box = fc.tuple(side, side, fc.integer({ min: 10, max: 400 }), fc.integer({ min: 10, max: 400 }));
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), side, side, (boxes, left, top) => {
        const occupied = boxes.map(([x, y, w, h]): Box => ({ left: x, top: y, right: x + w, bottom: y + h }));
        const spot = findRoom({ width: 288, height: 60 }, { left, top }, occupied, phone);
        if (!spot) return;
        const own = { left: spot.left, top: spot.top, right: spot.left + 288, bottom: spot.top + 60 };
        expect(own.left >= 0 && own.top >= 0 && own.right <= 390 && own.bottom <= 844).toBe(true);
        for (const one of occupied) {
          const overlaps = own.left < one.right && own.right > one.left && own.top < one.bottom && own.bottom > one.top;
          expect(overlaps).toBe(false);
        }
      }),
    );
  });
});

// @vitest-environment happy-dom
// A round dial keeps toasts off itself, and leaves them the corners beside it.
import { expect, it } from 'vitest';
import { stripsOfCircle } from '@/ui/clearedRects';
import { findRoom } from '@/ui/toastRoom';

it('a toast that would overlap a round dial goes to the corner beside it', () => {
  const dial = { left: 156, top: 64, right: 932, bottom: 840 };
  const view = { width: 1440, height: 900 };
  const spot = findRoom({ width: 288, height: 44 }, { left: 400, top: 796 }, stripsOfCircle(dial), view);
  expect(spot).not.toBeNull();
  const { left = 0, top = 0 } = spot ?? {};
  for (const x of [left, left + 288])
    for (const y of [top, top + 44]) expect(Math.hypot(x - 544, y - 452)).toBeGreaterThan(388);
});

it('strips cover every point of the circle', () => {
  const strips = stripsOfCircle({ left: 0, top: 0, right: 200, bottom: 200 });
  for (let angle = 0; angle < 360; angle += 1) {
    const x = 100 + 99.9 * Math.cos((angle * Math.PI) / 180);
    const y = 100 + 99.9 * Math.sin((angle * Math.PI) / 180);
    expect(strips.some((s) => x >= s.left && x <= s.right && y >= s.top && y <= s.bottom)).toBe(true);
  }
});

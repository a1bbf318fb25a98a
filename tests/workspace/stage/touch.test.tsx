// Fingers on the canvas: one drags data and drawing together, two pinch without moving layers, a long press opens the menu.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createViewport } from '@/editor/canvas/viewport';
import { ringLayer, rootLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { CanvasRegion } from '@/workspace/stage/CanvasRegion';

// It measures real pixels, which do not exist here.
vi.mock('@/workspace/preview/LitShare', () => ({ LitShare: () => null }));
// A finger rests only when the test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());
const rest = () => act(async () => void vi.advanceTimersByTime(550));

/** Client px are canvas px: there is no layout here. */
async function open() {
  const viewport = createViewport();
  const nodes = [rootLayer(), ringLayer('ring', { x: 200, y: 200, width: 40, height: 40 })];
  const editor = await renderEditor(<CanvasRegion viewport={viewport} />, nodes);
  const face = screen.getByRole('application', { name: 'Watch face' });
  const finger = async (id: number, kind: 'Down' | 'Move' | 'Up' | 'Cancel', x: number, y: number) => {
    const init = { pointerId: id, isPrimary: id === 1, pointerType: 'touch', button: 0, clientX: x, clientY: y };
    await act(async () => void fireEvent[`pointer${kind}`](face, init));
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  };
  const place = () => [editor.style('ring').x, editor.style('ring').y];
  const carried = () => face.querySelector('[data-layer="ring"]')?.getAttribute('transform') ?? null;
  return { ...editor, viewport, face, finger, place, carried };
}

it('moves a layer by one finger: the data follows the drawing', async () => {
  const { finger, place, carried, undos } = await open();
  await finger(1, 'Down', 220, 220);
  await finger(1, 'Move', 230, 220);
  await finger(1, 'Move', 260, 250);
  expect(carried()).not.toBeNull();
  await finger(1, 'Up', 260, 250);
  expect([place(), carried(), undos()]).toEqual([[240, 230], null, 1]);
});

it.each([1, 2])('cancels a drag for a pinch, and ends with it, finger %i lifted first', async (first) => {
  const { finger, place, carried, undos, viewport } = await open();
  await finger(1, 'Down', 220, 220);
  await finger(1, 'Move', 260, 250);
  await finger(2, 'Down', 300, 250);
  expect(carried()).toBeNull();
  await finger(2, 'Move', 340, 250);
  expect(viewport.get().zoom).toBeCloseTo(2);
  await finger(first, 'Up', 300, 250);
  await finger(3 - first, 'Move', 90, 90);
  await finger(3 - first, 'Up', 90, 90);
  expect([place(), carried(), undos()]).toEqual([[200, 200], null, 0]);
  expect(viewport.get().zoom).toBeCloseTo(2);
  // The next touch is a drag again.
  const { x, y } = viewport.toScreen({ x: 220, y: 220 });
  await finger(1, 'Down', x, y);
  await finger(1, 'Move', x + 10, y);
  await finger(1, 'Move', x + 40, y + 20);
  await finger(1, 'Up', x + 40, y + 20);
  expect([place(), undos()]).toEqual([[220, 210], 1]);
});

it('restores everything when the system cancels the touch', async () => {
  const { finger, place, carried, undos } = await open();
  await finger(1, 'Down', 220, 220);
  await finger(1, 'Move', 260, 250);
  await finger(1, 'Cancel', 260, 250);
  expect([place(), carried(), undos()]).toEqual([[200, 200], null, 0]);
});

it('opens the menu of the layer under a long press, once, and lifting is not a click', async () => {
  const { finger, face, selection } = await open();
  await finger(1, 'Down', 220, 220);
  await rest();
  const row = screen.getByRole('menuitem', { name: /^Duplicate/ });
  // The browser requests one as well.
  const row2 = screen.getByRole('menuitem', { name: /^Bring|^To top/ });
  act(() => row2.focus());
  fireEvent.contextMenu(face, { clientX: 220, clientY: 221 });
  expect(document.activeElement).toBe(row2);
  await finger(1, 'Up', 220, 220);
  expect(selection()).toEqual(['ring']);
  fireEvent.click(row);
  // The copy is selected and has the focus, though the original had it when the menu was opened.
  const [copied = ''] = selection();
  expect(copied).not.toBe('ring');
  expect(document.activeElement?.getAttribute('data-layer')).toBe(copied);
});

it('opens no menu under a moving finger, nor under two', async () => {
  const { finger } = await open();
  await finger(1, 'Down', 220, 220);
  await finger(1, 'Move', 250, 220);
  await rest();
  await finger(1, 'Up', 250, 220);
  await finger(1, 'Down', 250, 220);
  await finger(2, 'Down', 350, 220);
  await rest();
  expect(screen.queryByRole('menu')).toBeNull();
  await finger(1, 'Up', 250, 220);
  await finger(2, 'Up', 350, 220);
  expect(screen.queryByRole('menu')).toBeNull();
});

// Distances over the canvas: while Alt is held over it, and by the command; drawn without rendering and without blocking
// gestures.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createViewport } from '@/editor/canvas/viewport';
import { imageLayer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { takeRendered } from '@/tests/support/RenderCounter';
import { announcements } from '@/ui/announce';
import { CanvasRegion } from '@/workspace/stage/CanvasRegion';

// It measures real pixels, which do not exist here.
vi.mock('@/workspace/preview/LitShare', () => ({ LitShare: () => null }));

const LAYERS = () => [
  rootLayer(),
  textLayer('a', { x: 100, y: 200, width: 80, height: 40 }, { label: 'Hours' }),
  imageLayer('b', { x: 210, y: 190, width: 60, height: 60 }),
  textLayer('c', { x: 150, y: 300, width: 20, height: 20 }, { label: 'Steps' }),
];

/** Without a layout the view is 1:1 from the top-left: client px are canvas px. */
async function open(language: 'en' | 'zh' = 'en') {
  const editor = await renderEditor(<CanvasRegion viewport={createViewport()} />, LAYERS(), language);
  const face = screen.getByRole('application');
  const send = async (kind: 'Down' | 'Move' | 'Up', x: number, y: number, init: PointerEventInit = {}) => {
    const buttons = kind === 'Up' ? 0 : init.buttons;
    await act(async () => {
      fireEvent[`pointer${kind}`](face, {
        ...{ pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y },
        ...init,
        ...(buttons !== undefined && { buttons }),
      });
    });
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  };
  const numbers = () =>
    [...document.querySelectorAll('.canvas-distance-number')].map(({ textContent }) => Number(textContent));
  return { ...editor, face, send, numbers };
}

describe('while Alt is held', () => {
  it('the distances from the selection to the layer under the pointer are drawn', async () => {
    const { select, send, numbers } = await open();
    select('a');
    await send('Move', 240, 220, { altKey: true });
    await waitFor(() => expect(numbers()).toEqual([30]));
    // To a layer below: from Y 240 to 300; it is within the selection's width.
    await send('Move', 160, 310, { altKey: true });
    expect(numbers()).toEqual([60]);
  });

  it('and to the canvas edges if the pointer is over none, or over the selection', async () => {
    const { select, send, numbers, store } = await open();
    select('a');
    const { width, height } = { width: 500, height: 500 };
    expect(store.getState().editor.design?.copies[0]?.ratio).toBe(`${width}*${height}`);
    await send('Move', 300, 400, { altKey: true });
    await waitFor(() => expect(numbers()).toEqual([100, width - 180, 200, height - 240]));
    await send('Move', 120, 220, { altKey: true });
    expect(numbers()).toEqual([100, width - 180, 200, height - 240]);
  });

  it('nothing is drawn without a selection, without Alt, or once the pointer leaves', async () => {
    const { select, send, numbers, face } = await open();
    await send('Move', 240, 220, { altKey: true });
    expect(numbers()).toEqual([]);
    select('a');
    await send('Move', 240, 220);
    expect(numbers()).toEqual([]);
    fireEvent.keyDown(face, { key: 'Alt', altKey: true });
    await waitFor(() => expect(numbers()).toEqual([30]));
    fireEvent.keyUp(face, { key: 'Alt' });
    expect(numbers()).toEqual([]);
    fireEvent.keyDown(face, { key: 'Alt', altKey: true });
    expect(numbers()).toEqual([30]);
    fireEvent.pointerLeave(face);
    expect(numbers()).toEqual([]);
  });

  it('no component renders because of it', async () => {
    const { select, send, numbers } = await open();
    select('a');
    await send('Move', 240, 220, { altKey: true });
    await waitFor(() => expect(numbers()).toEqual([30]));
    takeRendered();
    await send('Move', 160, 310, { altKey: true });
    await send('Move', 300, 400, { altKey: true });
    expect(takeRendered()).toEqual([]);
    expect(numbers()).toHaveLength(4);
  });

  it('a drag still duplicates, and shows no distances meanwhile', async () => {
    const { select, send, numbers, order, style } = await open();
    select('a');
    await send('Move', 240, 220, { altKey: true });
    await waitFor(() => expect(numbers()).toEqual([30]));
    await send('Down', 120, 220, { altKey: true, buttons: 1 });
    expect(numbers()).toEqual([]);
    await send('Move', 150, 280, { altKey: true, buttons: 1 });
    expect(numbers()).toEqual([]);
    await send('Up', 150, 280, { altKey: true });
    expect(order()).toHaveLength(5);
    expect([style('a').x, style('a').y]).toEqual([100, 200]);
  });
});

describe('the command', () => {
  const announced = () => announcements.get().polite.text;

  it.each([
    [
      'en',
      'Hours: left 100 px to the edge; right 30 px to b, 320 px to the edge; top 200 px to the edge; bottom 60 px to Steps, 260 px to the edge',
    ],
    [
      'zh',
      'Hours。左侧：距画布边缘 100 px；右侧：距 b 30 px，距画布边缘 320 px；上方：距画布边缘 200 px；下方：距 Steps 60 px，距画布边缘 260 px',
    ],
  ] as const)('announces and draws the distances in %s until something changes', async (language, words) => {
    const { select, user, face, numbers, undos } = await open(language);
    select('a');
    face.focus();
    await user.keyboard('d');
    await waitFor(() => expect(numbers()).toEqual([100, 30, 320, 200, 60, 260]));
    await waitFor(() => expect(announced().endsWith(words)).toBe(true));
    expect(undos()).toBe(0);
    await user.keyboard('{ArrowRight}');
    expect(numbers()).toEqual([]);
  });

  it('reports how far a side extends beyond the edge', async () => {
    const { select, user, face, run } = await open();
    const { moveNodes } = await import('@/editor/commands/transformNodes');
    select('a');
    run(moveNodes, { patches: new Map([['a', { x: -30, y: 200 }]]) });
    face.focus();
    await user.keyboard('d');
    await waitFor(() => expect(announced()).toContain('left 30 px beyond the edge; right 160 px to b'));
  });
});

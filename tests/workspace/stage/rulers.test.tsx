// Rulers over the canvas: their marks, a drag without renders, and guides dragged out and back.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawRuler } from '@/editor/canvas/drawRuler';
import { createViewport } from '@/editor/canvas/viewport';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { takeRendered } from '@/tests/support/RenderCounter';
import { CanvasRegion } from '@/workspace/stage/CanvasRegion';

const ROOM = { x: 0, y: 0, left: 0, top: 0, right: 500, bottom: 500, width: 500, height: 500 };

beforeEach(() => {
  localStorage.setItem('dialwright.view', JSON.stringify({ rulers: true, grid: true }));
  Element.prototype.getBoundingClientRect = () => ({ ...ROOM, toJSON: () => ROOM });
});
afterEach(() => localStorage.clear());

async function open() {
  const layers = [rootLayer(), textLayer('a', { x: 100, y: 120, width: 80, height: 40 })];
  const editor = await renderEditor(<CanvasRegion viewport={createViewport()} />, layers);
  const face = screen.getByRole('application', { name: 'Watch face' });
  const frame = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  const send = async (on: Element, kind: 'Down' | 'Move' | 'Up', x: number, y: number) => {
    await act(async () => {
      fireEvent[`pointer${kind}`](on, { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y });
    });
    await frame();
  };
  const ruler = (side: 'top' | 'left') => document.querySelector(`.canvas-ruler-${side}`) as SVGSVGElement;
  const mark = (side: 'top' | 'left') => ruler(side).querySelector('rect') as SVGRectElement;
  return { ...editor, face, send, ruler, mark };
}

describe('rulers', () => {
  it('mark the extent of the selection, and nothing without one', async () => {
    const { select, mark } = await open();
    expect(mark('top').getAttribute('visibility')).toBe('hidden');
    select('a');
    expect(['visibility', 'x', 'width'].map((name) => mark('top').getAttribute(name))).toEqual([
      'visible',
      '100',
      '80',
    ]);
    expect(['y', 'height'].map((name) => mark('left').getAttribute(name))).toEqual(['120', '40']);
  });
  it('follow a drag without rendering', async () => {
    const { select, face, send, mark } = await open();
    select('a');
    await send(face, 'Down', 140, 140);
    await send(face, 'Move', 150, 140);
    takeRendered();
    await send(face, 'Move', 177, 140);
    await send(face, 'Move', 173, 140);
    expect(takeRendered()).toEqual([]);
    expect(mark('top').getAttribute('x')).toBe('133');
    await send(face, 'Up', 173, 140);
    expect(mark('top').getAttribute('x')).toBe('133');
  });
});

describe('numbers of a ruler', () => {
  it('are shown only if neither the corner nor the end cuts them', () => {
    const parts = {
      ticks: document.createElementNS('http://www.w3.org/2000/svg', 'path'),
      numbers: document.createElementNS('http://www.w3.org/2000/svg', 'g'),
      mark: document.createElementNS('http://www.w3.org/2000/svg', 'rect'),
    };
    const viewport = createViewport();
    const shown = (axis: 'xs' | 'ys', length: number) => {
      drawRuler(parts, axis, viewport, length);
      const texts = [...parts.numbers.children].filter((text) => text.getAttribute('visibility') === 'visible');
      return texts.map((text) => text.textContent);
    };
    // 50 px apart from 0: the 0 is under the corner, the last is cut off.
    expect(shown('xs', 212)).toEqual(['50', '100', '150']);
    expect(shown('xs', 230)).toEqual(['50', '100', '150', '200']);
    // On the vertical ruler, the number of a tick extends towards the corner.
    expect(shown('ys', 210)).toEqual(['50', '100', '150', '200']);
  });
});

describe('guides by pointer', () => {
  it('are dragged out of the rulers, move, and go back into them, outside undo', async () => {
    const { send, ruler, undos, desk } = await open();
    await send(ruler('left'), 'Down', 10, 100);
    await send(ruler('left'), 'Move', 90, 110);
    expect(desk.guides.of('copy').xs).toEqual([]);
    await send(ruler('left'), 'Up', 200, 110);
    await send(ruler('top'), 'Down', 100, 10);
    await send(ruler('top'), 'Up', 120, 60);
    expect(desk.guides.of('copy')).toEqual({ xs: [200], ys: [60] });
    const level = () => screen.getByRole('slider', { name: 'Guide Y' });
    await send(level(), 'Down', 300, 60);
    await send(level(), 'Up', 300, 75);
    expect(level().getAttribute('aria-valuenow')).toBe('75');
    await send(level(), 'Down', 300, 75);
    await send(level(), 'Up', 300, 8);
    expect(desk.guides.of('copy')).toEqual({ xs: [200], ys: [] });
    expect(undos()).toBe(0);
  });
  it('are restored by Escape', async () => {
    const { send, ruler, desk } = await open();
    await send(ruler('left'), 'Down', 10, 100);
    await send(ruler('left'), 'Move', 90, 110);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await send(ruler('left'), 'Up', 200, 110);
    expect(desk.guides.of('copy').xs).toEqual([]);
  });
  it('move by arrows and are deleted by Delete once they have the focus, and the layers stay', async () => {
    const { send, ruler, select, order, style, desk } = await open();
    await send(ruler('left'), 'Down', 10, 100);
    await send(ruler('left'), 'Up', 200, 110);
    select('a');
    const guide = () => screen.getByRole('slider', { name: 'Guide X' });
    guide().focus();
    fireEvent.keyDown(guide(), { key: 'ArrowRight', shiftKey: true });
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    expect(desk.guides.of('copy').xs).toEqual([210]);
    expect(document.activeElement).toBe(guide());
    fireEvent.keyDown(guide(), { key: 'Delete' });
    expect(desk.guides.of('copy').xs).toEqual([]);
    expect([order(), style('a').x]).toEqual([['root', 'a'], 100]);
  });
});

// Keys of the browser are never intercepted, wherever the focus is and whatever is selected (WCAG 1.4.4).
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createViewport } from '@/editor/canvas/viewport';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { LayersPanel } from '@/workspace/layers/LayersPanel';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';
import { CanvasRegion } from '@/workspace/stage/CanvasRegion';

// The DOM of these tests treats every Alt as AltGr.
beforeEach(() => void vi.spyOn(KeyboardEvent.prototype, 'getModifierState').mockReturnValue(false));

const part = (
  <>
    <CanvasRegion viewport={createViewport()} />
    <LayersPanel />
    <PropertiesPanel />
  </>
);

const KEYS: KeyboardEventInit[] = [
  { key: '+', code: 'Equal', ctrlKey: true, shiftKey: true },
  { key: '=', code: 'Equal', ctrlKey: true },
  { key: '-', code: 'Minus', ctrlKey: true },
  { key: '0', code: 'Digit0', ctrlKey: true },
  { key: 't', code: 'KeyT', ctrlKey: true },
  { key: 'w', code: 'KeyW', ctrlKey: true },
  { key: 'r', code: 'KeyR', ctrlKey: true },
  { key: 'f', code: 'KeyF', ctrlKey: true },
  { key: 'l', code: 'KeyL', ctrlKey: true },
  { key: 'Tab', ctrlKey: true },
  { key: 'ArrowLeft', altKey: true },
  { key: 'ArrowRight', altKey: true },
  { key: 'F5' },
  { key: 'F6' },
  { key: 'F11' },
  { key: 'F12' },
];

const PLACES = {
  canvas: () => screen.getByRole('application'),
  'a layer of the canvas': () => document.querySelector<SVGElement>('[data-layer="a"]')!,
  'the layer list': () => screen.getByRole('treeitem', { name: 'a' }),
  'a field': () => screen.getByRole('spinbutton', { name: 'X' }),
  'a button': () => screen.getByRole('button', { name: 'Zoom in' }),
};

const nameOf = ({ key, ctrlKey, altKey }: KeyboardEventInit) =>
  `${ctrlKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${key}`;

it.each(Object.entries(PLACES))('in %s each is left to the browser', async (_, place) => {
  const editor = await renderEditor(part, [rootLayer(), textLayer('a', { x: 5 }), textLayer('b')]);
  let requests = 0;
  for (const selection of [[], ['a']]) {
    editor.select(...selection);
    if (selection.length === 0 && !document.querySelector('[data-field="style.x"]')) continue;
    for (const init of KEYS) {
      expect(fireEvent.keyDown(place(), init), nameOf(init)).toBe(true);
      expect(editor.style('a').x, nameOf(init)).toBe(5);
      requests += 1;
    }
  }
  expect(requests).toBeGreaterThanOrEqual(KEYS.length);
  expect(editor.port.zoomBy).not.toHaveBeenCalled();
});

it('handles the zoom keys of the canvas only without Ctrl', async () => {
  const { port } = await renderEditor(part, [rootLayer(), textLayer('a')]);
  expect(fireEvent.keyDown(PLACES.canvas(), { key: '+' })).toBe(false);
  expect(port.zoomBy).toHaveBeenCalledTimes(1);
});

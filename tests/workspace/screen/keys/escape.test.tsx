// Escape does the first applicable action: close what is open, restore the field, deselect, leave the canvas; from anywhere in
// the editor. Escape during a gesture is tested in tests/editor/gestures.
import { fireEvent, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useEditor } from '@/editor/dispatch/editorContext';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { Listening } from '@/ui/Listening';
import { Menu } from '@/ui/Menu';
import { AddPanel } from '@/workspace/catalogue/AddPanel';
import { LayersPanel } from '@/workspace/layers/LayersPanel';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';
import { handleCanvasKey } from '@/workspace/stage/canvasKeys';

const APPLICATION = { role: 'application', tabIndex: 0, 'aria-label': 'Face' } as const;
const LAYER = { tabIndex: -1, 'data-layer': 'a' } as const;

function Canvas() {
  const { store } = useEditor();
  const stage = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const focusLayer = (uuid: string | null) => (uuid ? layer : stage.current)?.focus();
  return (
    <Listening onKeyDown={(event) => handleCanvasKey(event, store, { focusLayer, openMenu: () => {} })}>
      <div ref={stage} {...APPLICATION}>
        <div ref={setLayer} {...LAYER}>
          layer
        </div>
      </div>
    </Listening>
  );
}

async function opened() {
  const editor = await renderEditor(
    <>
      <Menu label="More" items={[{ id: 'one', label: 'One', onSelect: () => {} }]} />
      <button type="button">Save</button>
      <Canvas />
      <AddPanel />
      <LayersPanel />
      <PropertiesPanel />
    </>,
    [rootLayer(), textLayer('a', { x: 10, y: 10, width: 100, height: 40 })],
  );
  editor.select('a');
  return editor;
}
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

it.each([
  ['a button of the top bar', () => screen.getByRole('button', { name: 'Save' })],
  ['the canvas', () => screen.getByRole('application')],
  ['a layer on the canvas', () => screen.getByText('layer')],
  ['a tile of the catalogue', () => screen.getByRole('button', { name: /^Steps/ })],
  ['a row of the layer list', () => screen.getByRole('treeitem', { name: 'a' })],
  ['the checkbox of a row', () => screen.getByRole('checkbox', { name: 'Select a' })],
  ['a button of the properties', () => within(screen.getByRole('form')).getByRole('button', { name: 'To top' })],
])('deselects from %s', async (_, target) => {
  const { selection } = await opened();
  target().focus();
  pressEscape();
  expect(selection()).toEqual([]);
});

it('closes a menu first and deselects next', async () => {
  const { user, selection } = await opened();
  await user.click(screen.getByRole('button', { name: 'More' }));
  pressEscape();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(selection()).toEqual(['a']);
  screen.getByRole('button', { name: 'More' }).focus();
  pressEscape();
  // The tooltip of the button may consume one.
  if (selection().length > 0) pressEscape();
  expect(selection()).toEqual([]);
});

it('restores a field first', async () => {
  const { user, selection, style } = await opened();
  const x = screen.getByRole('spinbutton', { name: 'X' });
  await user.clear(x);
  await user.type(x, '77');
  expect(style('a').x).toBe(77);
  pressEscape();
  expect([style('a').x, selection()]).toEqual([10, ['a']]);
});

it('leaves a field of the properties for its layer if there is nothing to restore', async () => {
  const { selection, store } = await opened();
  const take = vi.spyOn(store.desk.focus, 'take');
  screen.getByRole('spinbutton', { name: 'X' }).focus();
  pressEscape();
  expect(take).toHaveBeenCalledWith({ place: 'canvas', part: 'a' });
  expect(selection()).toEqual(['a']);
});

it('leaves a layer for the canvas once nothing is selected, and does nothing on the canvas itself', async () => {
  const { selection } = await opened();
  screen.getByText('layer').focus();
  pressEscape();
  expect([selection(), document.activeElement]).toEqual([[], screen.getByText('layer')]);
  pressEscape();
  expect(document.activeElement).toBe(screen.getByRole('application'));
  expect(pressEscape()).toBe(true);
});

it('keeps the selection while a modal dialog covers the editor and nothing has the focus', async () => {
  const { selection } = await opened();
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(selection()).toEqual(['a']);
  dialog.remove();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(selection()).toEqual([]);
});

// Where keys work: combinations with Mod and Delete anywhere except text fields, single characters on canvas and layers only.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';

async function open() {
  const part = (
    <>
      <button type="button">Elsewhere</button>
      <input aria-label="Field" defaultValue="words" />
      <h1 tabIndex={-1}>My face</h1>
    </>
  );
  const editor = await renderEditor(part, [rootLayer(), textLayer('Date'), textLayer('Steps')]);
  editor.select('Date');
  return editor;
}

describe('keys away from the canvas', () => {
  it.each([
    ['{Control>}d{/Control}', 4],
    ['{Delete}', 2],
    ['{Control>}x{/Control}', 2],
  ])('%s works from a button', async (keys, count) => {
    const { user, nodes } = await open();
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await user.keyboard(keys);
    expect(nodes()).toHaveLength(count);
  });

  it.each(['heading', 'body'] as const)('arrows move the selection with the focus on the %s', async (place) => {
    const { user, style } = await open();
    if (place === 'heading') screen.getByRole('heading').focus();
    const { x, y } = style('Date') as { x: number; y: number };
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}');
    expect(style('Date')).toMatchObject({ x: x + 10, y: y + 1 });
  });

  it('arrows on a button belong to it, and on the heading of a page that scrolls to the page', async () => {
    const { user, style } = await open();
    const { x } = style('Date') as { x: number };
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const tall = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    screen.getByRole('heading').focus();
    await user.keyboard('{ArrowRight}');
    tall.mockRestore();
    expect(style('Date').x).toBe(x);
  });

  it.each(['heading', 'button'] as const)('F2 starts to rename with the focus on the %s', async (role) => {
    const { user, desk } = await open();
    const stop = desk.renaming.subscribe(() => {});
    screen.getByRole(role).focus();
    await user.keyboard('{F2}');
    expect(desk.renaming.get()).toBe('Date');
    stop();
  });

  it('a single character does not', async () => {
    const { user, order } = await open();
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await user.keyboard(']');
    expect(order()).toEqual(['root', 'Date', 'Steps']);
  });

  it('Ctrl+A selects the layers from anywhere, and never the text of the page, even without layers', async () => {
    const { user, selection } = await open();
    await user.keyboard('{Control>}a{/Control}');
    expect(selection()).toEqual(['Date', 'Steps']);
    await user.keyboard('{Delete}');
    for (const place of [document.body, screen.getByRole('button', { name: 'Elsewhere' })]) {
      expect(fireEvent.keyDown(place, { key: 'a', ctrlKey: true })).toBe(false);
    }
    expect(fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'a', ctrlKey: true })).toBe(true);
  });

  it('? opens the help from anywhere except a text field, unless single keys are off', async () => {
    const { user, port, desk } = await open();
    await user.keyboard('?');
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await user.keyboard('?');
    expect(port.showHelp).toHaveBeenCalledTimes(2);
    screen.getByLabelText('Field').focus();
    await user.keyboard('?');
    desk.singleKeys.set(false);
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await user.keyboard('?');
    expect(port.showHelp).toHaveBeenCalledTimes(2);
    desk.singleKeys.set(true);
  });

  it.each(['{Control>}d{/Control}', '{Delete}', '{Control>}a{/Control}'])(
    '%s belongs to a text field',
    async (keys) => {
      const { user, nodes, selection } = await open();
      screen.getByLabelText('Field').focus();
      await user.keyboard(keys);
      expect(nodes()).toHaveLength(3);
      expect(selection()).toEqual(['Date']);
    },
  );
});

// Where keys act: combinations with Mod and Delete anywhere but in text fields, single characters on canvas and layers only.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';

async function open() {
  const part = (
    <>
      <button type="button">Elsewhere</button>
      <input aria-label="Field" defaultValue="words" />
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
  ])('%s acts from a button', async (keys, count) => {
    const { user, nodes } = await open();
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await user.keyboard(keys);
    expect(nodes()).toHaveLength(count);
  });

  it('a single character does not', async () => {
    const { user, order } = await open();
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await user.keyboard(']');
    expect(order()).toEqual(['root', 'Date', 'Steps']);
  });

  it.each(['{Control>}d{/Control}', '{Delete}', '{Control>}a{/Control}'])(
    '%s stays with a text field',
    async (keys) => {
      const { user, nodes, selection } = await open();
      screen.getByLabelText('Field').focus();
      await user.keyboard(keys);
      expect(nodes()).toHaveLength(3);
      expect(selection()).toEqual(['Date']);
    },
  );
});

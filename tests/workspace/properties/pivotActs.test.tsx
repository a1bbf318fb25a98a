// The pivot buttons explain what they do beyond their label, also for keyboard users.
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectIn } from '@/tests/editor/support/acts';
import { imageLayer, rootLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { PivotActs } from '@/workspace/properties/PivotActs';

it('all three have a hint', async () => {
  const hand = imageLayer('hand', { offset: { x: 4, y: 90 } });
  const { store } = await renderEditor(<PivotActs uuids={['hand']} disabled={false} />, [rootLayer(), hand]);
  act(() => selectIn(store, 'hand'));
  const buttons = await screen.findAllByRole('button', { name: /dial's center|layer's center|canvas/ });
  const hints = buttons.map(
    (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(hints).toEqual([
    "Put the pivot on the dial's center; the picture does not move",
    'Put the pivot in the middle of the layer; the picture does not move',
    "Go to the pivot's cross on the canvas: drag it, or move it with the arrow keys",
  ]);
});

// The row of a drawn layer shows what the canvas draws, or the icon of its type if that is too long for a thumbnail.
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setField } from '@/editor/commands/setField';
import { rootLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { bare } from '@/tests/face/nodes/sampleNodes';
import { LayersPanel } from '@/workspace/layers/LayersPanel';

const SOON = { timeout: 5000 };
const drawn = (paths: number): SVGGElement => {
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  layer.innerHTML = `<g data-node="u-shape">${'<path d="M0 0L100 0L50 100Z"/>'.repeat(paths)}</g>`;
  return layer;
};

it('goes back to the icon when the drawing becomes too long', async () => {
  const shape = bare('shape', { width: 90 });
  const { row, desk, run } = await renderEditor(<LayersPanel />, [rootLayer(), shape]);
  const picture = () => row(shape.label).querySelector('img');
  act(() => void desk.drawings.lend(() => drawn(1)));
  await vi.waitFor(() => expect(picture()).not.toBeNull(), SOON);
  act(() => void desk.drawings.lend(() => drawn(1000)));
  run(setField, { uuids: [shape.uuid], path: 'style.width', value: 91 });
  await vi.waitFor(() => expect(picture()).toBeNull(), SOON);
});

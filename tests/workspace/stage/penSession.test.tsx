// The session of the pen without a page: the most points of a path.
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { selectNodes } from '@/editor/document/selectors';
import { pathOf } from '@/face/nodes';
import { PATH_SEGMENTS_MAX } from '@/schemas/limits';
import { Toaster } from '@/ui/Toaster';
import { createPen } from '@/workspace/stage/pen/penSession';
import { rootLayer } from '../../editor/support/documents';
import { renderEditor } from '../../editor/support/renderEditor';

it('refuses a point beyond the most of a path in words, and adds the path as it is', async () => {
  const { store } = await renderEditor(<Toaster />, [rootLayer()]);
  const host = { store, overlay: { guides: () => {} }, angleOf: () => 0 } as unknown as CanvasHost;
  const pen = createPen(
    host,
    () => 'Path',
    () => {},
  );
  const most = PATH_SEGMENTS_MAX - 2;
  await act(async () => {
    for (let index = 0; index <= most; index += 1) pen.placeAt({ x: index % 400, y: 10 + Math.floor(index / 400) * 7 });
  });
  expect(pen.draft.get().anchors).toHaveLength(most);
  await screen.findByText(`A path has at most ${most} points. Finish this one and draw the rest as another path.`);
  await act(async () => pen.finish(true));
  expect(pathOf(selectNodes(store.getState()).at(-1)!)).toHaveLength(most + 1);
});

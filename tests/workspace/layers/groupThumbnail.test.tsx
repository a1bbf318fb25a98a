// The row of a group shows the pictures of its layers in their places, or the icon if none of them has a picture.
import { expect, it, vi } from 'vitest';
import { AssetProvider } from '@/face/nodes/AssetSvg';
import { withParent } from '@/face/nodes/layerTree';
import { newGroup } from '@/face/nodes/newGroup';
import type { FaceNode } from '@/schemas/nodes';
import { imageLayer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { LayersPanel } from '@/workspace/layers/LayersPanel';

vi.mock('@/workspace/layers/tinyMark', () => ({ tinyMark: async () => null }));

const assets = { resolve: (ref: string) => `blob:${ref}` };
const box = (uuid: string, parentId: string | null, style = {}) => {
  const made = newGroup({ uuid, label: uuid, parentId, bounds: { x: 100, y: 100, width: 200, height: 100 } });
  return { ...made, style: { ...made.style, ...style } } as FaceNode;
};
const picture = (uuid: string, parentId: string, style: object) =>
  withParent(imageLayer(uuid, { url: `art:mark/${uuid}.png`, ...style }), parentId);
const open = (nodes: readonly FaceNode[]) =>
  renderEditor(
    <AssetProvider assets={assets}>
      <LayersPanel />
    </AssetProvider>,
    nodes,
  );
const imagesIn = (row: HTMLElement) =>
  [...row.querySelectorAll('img')].map(({ style, src }) => ({
    src,
    at: [style.left, style.top, style.width, style.height].map((value) => Math.round(Number.parseFloat(value))),
    transform: style.transform,
  }));

it('in their places, bottom first, without hidden ones, unturned by the group itself', async () => {
  const { row } = await open([
    rootLayer(),
    picture('a', 'g', { x: 100, y: 100, width: 100, height: 100 }),
    picture('hidden', 'g', { x: 100, y: 100, width: 100, height: 100, visible: false }),
    picture('b', 'inner', { x: 200, y: 100, width: 100, height: 100 }),
    box('inner', 'g', { x: 200, y: 100, width: 100, height: 100, rotation: 90, offset: { x: 50, y: 50 } }),
    box('g', null, { rotation: 45 }),
  ]);
  expect(imagesIn(row('g'))).toEqual([
    { src: 'blob:art:mark/a.png', at: [0, 6, 11, 11], transform: 'rotate(0deg) scale(1, 1)' },
    { src: 'blob:art:mark/b.png', at: [11, 6, 11, 11], transform: 'rotate(90deg) scale(1, 1)' },
  ]);
});

it('the icon alone for a group of texts', async () => {
  const { row } = await open([rootLayer(), withParent(textLayer('t'), 'g'), box('g', null)]);
  expect(row('g').querySelectorAll('img')).toHaveLength(0);
  expect(row('g').querySelector('.group-thumbnail svg')).not.toBeNull();
});

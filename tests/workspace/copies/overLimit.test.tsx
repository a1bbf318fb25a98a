// Adding something larger than ASR allows: the designer chooses between scaling it, one of its frames, or nothing.
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addNode } from '@/editor/commands/addNode';
import { paste } from '@/editor/commands/clipboard';
import { runCommand } from '@/editor/dispatch/runCommand';
import { catalogueItem } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { policyOf } from '@/face/platforms';
import type { FaceNode } from '@/schemas/nodes';
import { animationLayer, chipCopy, watchCopy } from '@/tests/editor/document/twoCopies';
import { bare, PICTURE, startPlace } from '@/tests/face/nodes/sampleNodes';
import { dismissToast, toasts } from '@/ui/toasts';
import { renderCopies } from './renderCopies';

beforeEach(() => {
  localStorage.clear();
  for (const { id } of toasts.get()) dismissToast(id);
});

const LARGE = { width: 400, height: 400, delayTime: 200 };
type Face = Awaited<ReturnType<typeof renderCopies>>;

/** The newest layer, as plain data. */
const newest = (face: Face) => {
  const node = face.nodes().at(-1) as FaceNode & { style: Record<string, number> };
  return { type: node.nodeType, uuid: node.uuid, ...node.style };
};
const add = (face: Face, nodes: readonly FaceNode[]) => act(() => void runCommand(face.store, addNode, { nodes }));
const dialog = () => screen.getByRole('dialog');

describe('adding to ASR', () => {
  it('a large animation asks, and is added smaller, as one undo', async () => {
    const face = await renderCopies([chipCopy]);
    add(face, [animationLayer('rain', 3, LARGE)]);
    expect(dialog().textContent).toContain('1 layer is larger than this watch allows');
    expect(toasts.get()).toEqual([]);
    expect(face.nodes()).toHaveLength(2);
    await face.user.click(face.button('Add'));
    const { width, height } = newest(face) as unknown as { width: number; height: number };
    expect(width * height * 10).toBeLessThanOrEqual(651_468);
    expect(width).toBeGreaterThan(255);
    expect(screen.queryByRole('dialog')).toBeNull();
    face.undo();
    expect(face.nodes()).toHaveLength(2);
  });
  it('adds the chosen frame, by keys alone', async () => {
    const face = await renderCopies([chipCopy]);
    add(face, [animationLayer('rain', 3, LARGE)]);
    screen.getByRole('radio', { name: 'Scale down' }).focus();
    await face.user.keyboard('{ArrowRight}');
    screen.getByRole('radio', { name: 'Frame 1' }).focus();
    await face.user.keyboard('{ArrowRight}');
    face.button('Add').focus();
    await face.user.keyboard('{Enter}');
    expect(newest(face)).toMatchObject({ type: 'image', url: 'art:rain/1.png', width: 400 });
  });
  it.each([
    ['en', 'Skip', 'Add', 'Cancel'],
    ['zh', '跳过', '添加', '取消'],
  ] as const)('is left out by choice, and by cancelling, in %s', async (language, skip, go, cancel) => {
    const face = await renderCopies([chipCopy], language);
    add(face, [animationLayer('rain', 3, LARGE)]);
    await face.user.click(screen.getByRole('radio', { name: skip }));
    await face.user.click(face.button(go));
    expect(face.nodes()).toHaveLength(2);
    add(face, [animationLayer('rain', 3, LARGE)]);
    await face.user.click(face.button(cancel));
    expect(face.nodes()).toHaveLength(2);
  });
  it('another element is scaled or left out: it has no frames', async () => {
    const face = await renderCopies([chipCopy]);
    add(face, [{ ...bare('progress', { width: 400, height: 400, ringWidth: 40 }), uuid: 'ring' }]);
    expect(
      within(dialog())
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ labels }) => labels?.[0]?.textContent),
    ).toEqual(['Scale down', 'Skip']);
    await face.user.click(face.button('Add'));
    expect(newest(face)).toMatchObject({ type: 'progress', width: 255.23, height: 255.23 });
  });
  it('a sequence from the catalogue keeps the size of its pictures until the designer answers', () => {
    const item = catalogueItem('animation')!;
    const place = startPlace(policyOf('falcon').canvas, [{ ...PICTURE, width: 400, height: 300 }], 'falcon');
    expect(createNode(item, { uuid: 'u', label: 'L', place })).toMatchObject({ style: { width: 400, height: 300 } });
  });
  it('on the smartwatch there is no question: the rule reports it', async () => {
    const face = await renderCopies([watchCopy]);
    add(face, [animationLayer('rain', 3, LARGE)]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts.get()).toHaveLength(1);
  });
});

it('pasting to ASR asks about each layer that is too large, and pastes the others unchanged', async () => {
  const face = await renderCopies([chipCopy]);
  const text = { ...bare('text', { text: 'Still' }), uuid: 'text' };
  const nodes = [animationLayer('rain', 3, LARGE), text, { ...bare('progress', LARGE), uuid: 'ring' }];
  const clipboard = { id: 'c', nodes, canvas: { width: 500, height: 500 }, cut: null, pasted: 0 };
  act(() => void runCommand(face.store, paste, clipboard));
  const sections = within(dialog()).getAllByRole('heading', { level: 3 });
  expect(sections.map((section) => section.textContent)).toEqual([
    'rain is larger than this platform allows',
    'A progress is larger than this platform allows',
  ]);
  await face.user.click(within(sections[0]!.closest('section')!).getByRole('radio', { name: 'Skip' }));
  await face.user.click(face.button('Add'));
  expect(
    face
      .nodes()
      .slice(2)
      .map(({ nodeType }) => nodeType)
      .sort(),
  ).toEqual(['progress', 'text']);
  expect(toasts.get()).toEqual([]);
});

// A face whose pictures are loading keeps its place and is marked as busy; it never appears in parts.
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { registerAssetScheme } from '@/service/api/assetUrl';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';
import { imageLayer, rootLayer } from '../editor/support/documents';

afterEach(() => vi.unstubAllGlobals());

const watch = createWatch(SAMPLE_STATE);
const face = (url: string) => (
  <FaceThumbnail
    nodes={[rootLayer(), imageLayer('dial', { url })]}
    ratio="500*500"
    shape="circle"
    watch={watch}
    title="Slab"
  />
);
const busy = () => screen.getByRole('img', { name: 'Slab' }).closest('[aria-busy="true"]');
const skeleton = () => document.querySelector('[data-skeleton]');

it.each([
  ['are decoded', (done: () => void) => done()],
  ['are unavailable', (_: () => void, fail: () => void) => fail()],
])('until its pictures %s', async (_, end) => {
  registerAssetScheme('art:', async (ref) => `/${ref.slice(4)}`);
  const ends: (() => void)[] = [];
  vi.stubGlobal(
    'Image',
    class {
      decode = () => new Promise<void>((done, fail) => ends.push(() => end(done, () => fail(new Error('gone')))));
    },
  );
  const url = `art:slab/${_.length}.png`;
  const first = render(face(url));
  expect([busy() !== null, skeleton() !== null]).toEqual([true, true]);
  await waitFor(() => expect(ends).toHaveLength(1));
  await act(async () => ends.pop()?.());
  expect([busy(), skeleton()]).toEqual([null, null]);
  // Seen before, nothing is fetched again: it waits only for its own elements.
  first.unmount();
  render(face(url));
  if (_ !== 'are decoded') return;
  await waitFor(() => expect(skeleton()).toBeNull());
  expect(ends).toHaveLength(0);
});

it('until its own drawing has them, even if they were decoded for another', async () => {
  registerAssetScheme('art:', async (ref) => `/${ref.slice(4)}`);
  vi.stubGlobal(
    'Image',
    class {
      decode = async () => {};
    },
  );
  const url = 'art:harbor/sky.png';
  const elsewhere = render(face(url));
  await waitFor(() => expect(skeleton()).toBeNull());
  elsewhere.unmount();
  const painted: (() => void)[] = [];
  const decode = () => new Promise<void>((done) => painted.push(done));
  Object.defineProperty(SVGImageElement.prototype, 'decode', { value: decode, configurable: true });
  try {
    render(face(url));
    expect(skeleton()).not.toBeNull();
    await act(async () =>
      painted.forEach((done) => {
        done();
      }),
    );
    expect([painted.length, skeleton()]).toEqual([1, null]);
  } finally {
    Reflect.deleteProperty(SVGImageElement.prototype, 'decode');
  }
});

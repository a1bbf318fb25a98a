// Pictures of a face: immediate, late, missing, and broken; a missing one never breaks the rest.
import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import type { AssetSource } from '@/face/nodes/AssetSvg';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import type { FaceNode } from '@/schemas/nodes';
import { bare, CANVAS, PICTURE } from './sampleNodes';

const watch = createWatch(SAMPLE_STATE);
const image = bare('image', { url: PICTURE.url });
const text = bare('text', { text: 'still here', y: 200 });

function show(assets: AssetSource, showKept: boolean, node: FaceNode = image) {
  const drawn = (source: AssetSource, shown: FaceNode) => (
    <FaceSvg nodes={[shown, text]} canvas={CANVAS} watch={watch} assets={source} showKept={showKept} />
  );
  const { container, rerender, unmount } = render(drawn(assets, node));
  return {
    href: () => container.querySelector('image')?.getAttribute('href') ?? null,
    placeholder: () => container.querySelector('[data-placeholder]')?.getAttribute('data-placeholder') ?? null,
    image: () => container.querySelector('image')!,
    text: () => container.querySelector('text tspan')?.textContent,
    again: (source: AssetSource, shown: FaceNode = node) => rerender(drawn(source, shown)),
    unmount,
  };
}

describe('a picture', () => {
  it('known immediately is drawn in the first render', () => {
    expect(show({ resolve: (ref) => `blob:${ref.length}` }, false).href()).toBe('blob:70');
  });

  it('that arrives later is drawn then, with no placeholder before', async () => {
    const shown = show({ resolve: async () => '/late.png' }, true);
    expect([shown.href(), shown.placeholder()]).toEqual([null, null]);
    await act(async () => {});
    expect(shown.href()).toBe('/late.png');
  });

  it.each<[string, AssetSource]>([
    ['unknown', { resolve: () => undefined }],
    ['finally unknown', { resolve: async () => undefined }],
    ['that fails to load', { resolve: () => Promise.reject(new Error('gone')) }],
  ])('%s shows a box in the editor and nothing elsewhere', async (_, assets) => {
    const editing = show(assets, true);
    const watching = show(assets, false);
    await act(async () => {});
    expect([editing.placeholder(), watching.placeholder()]).toEqual(['broken', null]);
    expect(watching.href()).toBeNull();
    expect(watching.text()).toBe('still here');
  });

  it('that cannot be decoded becomes a box, and another one is tried again', () => {
    const shown = show({ resolve: () => '/broken.png' }, true);
    fireEvent.error(shown.image());
    expect(shown.placeholder()).toBe('broken');
    shown.again({ resolve: () => '/good.png' });
    expect(shown.href()).toBe('/good.png');
  });

  it('not chosen yet is an empty box', () => {
    const resolve = vi.fn();
    expect(show({ resolve }, true, bare('image')).placeholder()).toBe('kept');
    expect(resolve).not.toHaveBeenCalled();
  });

  it('replaced while loading never shows the old one', async () => {
    const arrivals = new Map<string, (src: string) => void>();
    const assets: AssetSource = { resolve: (ref) => new Promise((resolve) => arrivals.set(ref, resolve)) };
    const shown = show(assets, true);
    const other = `asset:${'b'.repeat(64)}`;
    shown.again(assets, { ...image, style: { ...image.style, url: other } });
    await act(async () => arrivals.get(other)?.('/new.png'));
    await act(async () => arrivals.get(image.style.url)?.('/old.png'));
    expect(shown.href()).toBe('/new.png');
  });

  it('that arrives after unmounting does no harm', async () => {
    let arrive = (_: string) => {};
    const shown = show({ resolve: () => new Promise((resolve) => (arrive = resolve)) }, true);
    shown.unmount();
    await act(async () => arrive('/late.png'));
    expect(shown.href()).toBeNull();
  });

  it('is stretched to its box and tinted', () => {
    const tinted = bare('image', { url: PICTURE.url, width: 20, height: 60, isTinted: true, red: 0 });
    const shown = show({ resolve: () => '/a.png' }, false, { ...tinted, style: { ...tinted.style, x: 200, y: 200 } });
    expect(shown.image().getAttribute('preserveAspectRatio')).toBe('none');
    const id = /url\(#(.+)\)/.exec(shown.image().getAttribute('filter') ?? '')?.[1];
    expect(document.getElementById(id!)?.firstElementChild?.getAttribute('values')).toMatch(/^0 0 0 0 0 0 1 /);
  });
});

// Icons: a second picture while an expression is true; tint of both; and editing channels and colours.
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { catalogueItem, derivedStyle, expressionsOf, imagesOf, isDynamicNode } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { bare, CANVAS, PICTURE, pictures, startPlace } from './sampleNodes';

const [off, on] = pictures(2).map(({ url }) => url);
const icon = (more: object = {}, style: object = {}) =>
  bare('image', { url: off, ...style }, { type: 'icon', activeIcon: on, activeWhen: '#BS#', ...more });
const assets = { resolve: (ref: string) => (ref === on ? '/on.png' : '/off.png') };

function face(node: ReturnType<typeof icon>) {
  const watch = createWatch(sampleState());
  const { container } = render(<FaceSvg nodes={[node]} canvas={CANVAS} watch={watch} assets={assets} />);
  const shown = () =>
    [...container.querySelectorAll('image')]
      .filter((image) => !image.closest('[display="none"]'))
      .map((image) => image.getAttribute('href'));
  return { watch, shown, container };
}

describe('an icon', () => {
  it('shows its second picture while charging', () => {
    const { watch, shown } = face(icon());
    expect(shown()).toEqual(['/off.png']);
    act(() => watch.set({ charging: true }));
    expect(shown()).toEqual(['/on.png']);
    act(() => watch.set({ charging: false }));
    expect(shown()).toEqual(['/off.png']);
  });
  it.each([
    ['(#BLP#<20)', 10, '/on.png'],
    ['(#BLP#<20)', 20, '/off.png'],
    ['(#BLP#<20)', null, '/off.png'],
    ['(1/0)', 10, '/off.png'],
  ])('%s at %j percent', (activeWhen, battery, src) => {
    const { watch, shown } = face(icon({ activeWhen }));
    act(() => watch.set({ battery }));
    expect(shown()).toEqual([src]);
  });
  it.each([
    ['no second picture', icon({ activeIcon: '' })],
    ['no condition', icon({ activeWhen: '' })],
    ['another kind of image', icon({ type: 'image' })],
  ])('%s: one picture, and no subscription', (_, node) => {
    const { watch, shown } = face(node);
    act(() => watch.set({ charging: true }));
    expect(shown()).toEqual(['/off.png']);
    expect([isDynamicNode(node), expressionsOf(node)]).toEqual([false, []]);
  });
  it('names its condition and both pictures', () => {
    expect(expressionsOf(icon({}, { rotate: '#DWFS#' })).map(({ source }) => source)).toEqual(['#BS#', '#DWFS#']);
    expect(imagesOf(icon()).map(({ url }) => url)).toEqual([off, on]);
    expect(isDynamicNode(icon())).toBe(true);
  });
  it('is tinted in both states', () => {
    const { container } = face(icon({}, { isTinted: true, red: 0 }));
    expect(container.querySelectorAll('image[filter^="url(#"]')).toHaveLength(2);
  });
  it("starts with its picture's size, at most a quarter of the canvas", () => {
    const made = (image: typeof PICTURE) =>
      createNode(catalogueItem('icon')!, { uuid: 'u', label: 'L', place: startPlace(CANVAS, [image]) });
    expect(made(PICTURE)).toMatchObject({ type: 'icon', style: { width: 80, height: 30, url: PICTURE.url } });
    expect(made({ ...PICTURE, width: 500, height: 250 })).toMatchObject({ style: { width: 125, height: 62.5 } });
  });
});

describe('tint', () => {
  const derive = (style: object, path: string, value: unknown) =>
    derivedStyle(bare('image', { isTinted: true, ...style }), path, value, CANVAS);
  it('a colour sets the four channels', () => {
    expect(derive({}, 'tintColor', '#ff800040')).toEqual({
      ...{ tintColor: '#ff800040', red: 255, green: 128, blue: 0, alpha: 64 },
    });
  });
  it('a channel keeps the others and changes the combined colour', () => {
    const style = { tintColor: '#ff8000', red: 255, green: 128, blue: 0 };
    expect(derive(style, 'blue', 16)).toMatchObject({
      red: 255,
      green: 128,
      blue: 16,
      alpha: 255,
      tintColor: '#ff8010',
    });
    expect(derive(style, 'alpha', 8)).toMatchObject({ tintColor: '#ff800008' });
  });
  it('of a colour without channels starts a channel from the colour', () => {
    expect(derive({ tintColor: '#00ff00' }, 'blue', 9)).toMatchObject({ red: 0, green: 255, tintColor: '#00ff09' });
  });
  it('back to white removes the tint', () => {
    expect(derive({ tintColor: '#ff00ff', green: 0 }, 'green', 255)).toMatchObject({ tintColor: '#ffffff' });
  });
});

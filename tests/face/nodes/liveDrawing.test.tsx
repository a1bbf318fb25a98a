// Renders caused by live data and edits: hands and rings move without React, a text renders itself, one edit renders one layer.
import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { followingDrawing } from '@/face/nodes/followingDrawing';
import type { FaceNode } from '@/schemas/nodes';
import { bare, CANVAS, PICTURE } from './sampleNodes';

const assets = { resolve: () => '/picture.png' };

function face(nodes: readonly FaceNode[]) {
  const watch = createWatch(sampleState());
  const commits = vi.fn();
  const drawn = (list: readonly FaceNode[]) => (
    <Profiler id="face" onRender={commits}>
      <FaceSvg nodes={list} canvas={{ ...CANVAS }} watch={watch} assets={assets} />
    </Profiler>
  );
  const { container, rerender, unmount } = render(drawn(nodes));
  commits.mockClear();
  const find = (selector: string) => container.querySelector(selector);
  return { watch, commits, find, unmount, show: (list: readonly FaceNode[]) => rerender(drawn(list)) };
}

const hand = bare('image', { url: PICTURE.url, rotate: '#DWFS#', rotation: 1 });
const angle = (element: Element | null) =>
  Number(/rotate\(([\d.-]+)/.exec(element?.getAttribute('transform') ?? '')?.[1]);

describe('a second', () => {
  it('turns the hand and renders no React component', () => {
    const { watch, commits, find } = face([hand]);
    expect(angle(find('[data-node]'))).toBe(48);
    for (let second = 9; second <= 20; second += 1) {
      act(() => watch.set({ now: watch.state().now + 1000 }));
      expect(angle(find('[data-node]'))).toBe(second * 6);
    }
    expect(commits).not.toHaveBeenCalled();
  });

  it('renders a text that shows seconds, and leaves one that shows minutes', () => {
    const minutes = { ...bare('text', { textTag: '#DmZ#' }), uuid: 'm' };
    const seconds = { ...bare('text', { textTag: '#DsZ#' }), uuid: 's' };
    const quiet = face([minutes]);
    act(() => quiet.watch.set({ now: quiet.watch.state().now + 1000 }));
    expect(quiet.commits).not.toHaveBeenCalled();
    const busy = face([minutes, seconds]);
    act(() => busy.watch.set({ now: busy.watch.state().now + 1000 }));
    expect(busy.commits).toHaveBeenCalledTimes(1);
    expect(busy.find('[data-node="s"]')?.textContent).toBe('09');
  });

  it('an edit after it draws the live angle, not that of the last render', () => {
    const { watch, find, show } = face([hand]);
    act(() => watch.set({ now: watch.state().now + 1000 }));
    show([{ ...hand, style: { ...hand.style, x: 30 } }]);
    expect(find('[data-node]')?.getAttribute('transform')).toBe('translate(30 0) rotate(54 50 50)');
    act(() => watch.set({ now: watch.state().now - 1000 }));
    expect(angle(find('[data-node]'))).toBe(48);
  });
});

describe('an edit back to the last rendered value', () => {
  it('overwrites what live data wrote since', () => {
    const { watch, find, show } = face([hand]);
    const atFirst = find('[data-node]')?.getAttribute('transform');
    act(() => watch.set({ now: watch.state().now + 1000 }));
    expect(find('[data-node]')?.getAttribute('transform')).not.toBe(atFirst);
    show([{ ...hand, style: { ...hand.style, rotate: '', rotation: 48 } }]);
    expect(find('[data-node]')?.getAttribute('transform')).toBe(atFirst);
  });
});

describe('sensors', () => {
  it('fill a ring without React', () => {
    const { watch, commits, find } = face([bare('progress', { fillRate: '(#BLP#/100)' })]);
    const before = find('[data-fill]')?.getAttribute('d');
    act(() => watch.set({ battery: 10 }));
    const after = find('[data-fill]')?.getAttribute('d');
    expect(after).not.toBe(before);
    act(() => watch.set({ battery: 0 }));
    expect(find('[data-fill]')?.getAttribute('d')).toBe('');
    act(() => watch.set({ battery: 72 }));
    expect(find('[data-fill]')?.getAttribute('d')).toBe(before);
    expect(commits).not.toHaveBeenCalled();
  });

  it('that are missing leave a progress empty, and show -- in text', () => {
    const { watch, find } = face([
      bare('progress', { fillRate: '(#ZHR#/240)', fillProgress: 0.5, width: 100, height: 100, ringWidth: 20 }),
      bare('text', { textTag: '#ZHR#' }),
    ]);
    act(() => watch.set({ heartRate: null }));
    expect(find('[data-fill]')?.getAttribute('d')).toBe('');
    expect(find('text')?.textContent).toBe('--');
    act(() => watch.set({ heartRate: 120 }));
    expect(find('[data-fill]')?.getAttribute('d')).toBe('M50 10A40 40 0 0 1 50 90');
  });

  it('leave a progress without an expression at its fixed value', () => {
    const { find } = face([
      bare('progress', { fillRate: '', fillProgress: 0.5, width: 100, height: 100, ringWidth: 20 }),
    ]);
    expect(find('[data-fill]')?.getAttribute('d')).toBe('M50 10A40 40 0 0 1 50 90');
  });

  it('have no subscribers once the face is unmounted', () => {
    const { watch, unmount } = face([hand, bare('text', { textTag: '#BLP#' })]);
    unmount();
    expect(() => watch.set({ now: watch.state().now + 1000, battery: 1 })).not.toThrow();
  });
});

describe('an edit', () => {
  /** A layer that counts its renders: nothing else reads its style. */
  function counted(uuid: string, x: number) {
    const node = bare('text', { x, y: 200, text: uuid });
    let reads = 0;
    const { style } = node;
    Object.defineProperty(node, 'style', {
      enumerable: true,
      get() {
        reads += 1;
        return style;
      },
    });
    return { node: Object.assign(node, { uuid }), reads: () => reads };
  }

  it('of one layer renders only that layer', () => {
    const layers = Array.from({ length: 20 }, (_, index) => counted(`layer-${index}`, 100 + index));
    const nodes = layers.map((layer) => layer.node);
    const { show, find } = face(nodes);
    const before = layers.map((layer) => layer.reads());
    const changed = counted('layer-7', 300);
    show(nodes.map((node, index) => (index === 7 ? changed.node : node)));
    expect(find('[data-node="layer-7"]')?.getAttribute('transform')).toBe('translate(300 200)');
    expect(layers.map((layer) => layer.reads())).toEqual(before);
    expect(changed.reads()).toBeGreaterThan(0);
  });

  it('of the order renders no layer', () => {
    const layers = Array.from({ length: 5 }, (_, index) => counted(`layer-${index}`, 100 + index));
    const nodes = layers.map((layer) => layer.node);
    const { show, find } = face(nodes);
    const before = layers.map((layer) => layer.reads());
    show([...nodes].reverse());
    expect(find('[data-node]')?.getAttribute('data-node')).toBe('layer-4');
    expect(layers.map((layer) => layer.reads())).toEqual(before);
  });
});

describe('properties that follow data', () => {
  const layer = bare('image', { url: PICTURE.url, x: 10, y: 20, width: 40, height: 30, opacity: 0.5 });
  const following = (live: Record<string, string>) => ({ ...layer, live });
  const element = (find: ReturnType<typeof face>['find']) => find('[data-node]');
  beforeAll(() => followingDrawing.load());

  it('move, fade and hide the layer without React', () => {
    const { watch, commits, find } = face([following({ x: '(#Ds#*2)', opacity: '(#Ds#/10)', visible: '(#Ds#!=9)' })]);
    expect(element(find)?.getAttribute('transform')).toBe('translate(16 20)');
    expect(element(find)?.getAttribute('opacity')).toBe('0.8');
    act(() => watch.set({ now: watch.state().now + 1000 }));
    expect(element(find)?.getAttribute('display')).toBe('none');
    act(() => watch.set({ now: watch.state().now + 1000 }));
    expect(element(find)?.getAttribute('display')).toBeNull();
    expect(element(find)?.getAttribute('transform')).toBe('translate(20 20)');
    expect(element(find)?.getAttribute('opacity')).toBeNull();
    expect(commits).not.toHaveBeenCalled();
  });

  it('that change the drawing render the layer once for each value', () => {
    const { watch, commits, find } = face([following({ width: '(#Ds#*10)' })]);
    expect(find('image')?.getAttribute('width')).toBe('80');
    act(() => watch.set({ now: watch.state().now + 1000 }));
    expect(find('image')?.getAttribute('width')).toBe('90');
    expect(commits).toHaveBeenCalledTimes(1);
  });

  it('are at rest without data, and after a division by zero', () => {
    const { watch, find } = face([following({ x: '(#ZHR#*2)', y: '(5/(#Ds#-8))' })]);
    expect(element(find)?.getAttribute('transform')).toBe('translate(144 20)');
    act(() => watch.set({ heartRate: null }));
    expect(element(find)?.getAttribute('transform')).toBe('translate(10 20)');
  });
});

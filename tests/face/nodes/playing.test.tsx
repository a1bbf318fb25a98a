// Animations drawn and played: attributes change, React renders nothing; without a playback the first frame is shown.
import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createPlayback } from '@/face/liveData/playback';
import { createWatch } from '@/face/liveData/watch';
import { playbackOf } from '@/face/nodes';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { PlaybackProvider } from '@/face/nodes/PlaybackSvg';
import type { NodeOf } from '@/schemas/nodes';
import { bare, CANVAS, pictures } from './sampleNodes';

const watch = createWatch(SAMPLE_STATE);
const assets = { resolve: (ref: string) => `/picture/${ref.slice(-2)}.png` };

const animation = (uuid: string, style: object = {}): NodeOf<'animation'> => ({
  ...bare('animation', { imgs: pictures(4), ...style }),
  uuid,
});

/** A playback whose only timer the test fires. */
function stage(layers: readonly NodeOf<'animation'>[]) {
  let time = 0;
  let pending: (() => void) | undefined;
  const playback = createPlayback({
    now: () => time,
    schedule(run) {
      pending = run;
      return () => {
        pending = undefined;
      };
    },
  });
  const commits = vi.fn();
  const drawn = (nodes: readonly NodeOf<'animation'>[]) => (
    <Profiler id="face" onRender={commits}>
      <FaceSvg nodes={nodes} canvas={CANVAS} watch={watch} assets={assets} playback={playback} />
    </Profiler>
  );
  const { container, rerender, unmount } = render(drawn(layers));
  const shown = (uuid: string) =>
    [...container.querySelectorAll(`[data-node="${uuid}"] [data-pictures] > g`)].flatMap((frame, index) =>
      frame.getAttribute('display') === 'none' ? [] : [index],
    );
  const play = () =>
    playback.play(
      layers.flatMap((node) => {
        const timing = playbackOf(node);
        return timing ? [{ uuid: node.uuid, timing }] : [];
      }),
    );
  const pass = (ms: number) => {
    time += ms;
    const run = pending;
    pending = undefined;
    act(() => run?.());
  };
  return {
    playback,
    commits,
    container,
    shown,
    play,
    pass,
    unmount,
    show: (nodes: typeof layers) => rerender(drawn(nodes)),
  };
}

describe('the loops of an animation', () => {
  it.each([
    [1, 1],
    [99, 99],
    [100, 100],
    [101, Number.POSITIVE_INFINITY],
    [10_000, Number.POSITIVE_INFINITY],
  ])('%i loops are %s', (intervalCount, loops) => {
    expect(playbackOf(animation('a', { intervalCount, delayTime: 250 }))).toEqual({ frames: 4, delayMs: 250, loops });
  });

  it('with fewer than two frames do not play, nor does any other type', () => {
    expect(playbackOf(animation('a', { imgs: pictures(1) }))).toBeNull();
    expect(playbackOf(bare('image'))).toBeNull();
    expect(playbackOf({ uuid: 'o', label: 'Later', nodeType: 'hologram' })).toBeNull();
  });
});

describe('playing', () => {
  it('20 layers shows frame after frame and renders no React component', () => {
    const layers = Array.from({ length: 20 }, (_, index) => animation(`layer-${index}`));
    const { commits, shown, play, pass } = stage(layers);
    expect(shown('layer-0')).toEqual([0]);
    commits.mockClear();
    act(play);
    for (let step = 1; step <= 9; step += 1) {
      pass(100);
      for (const { uuid } of layers) expect(shown(uuid)).toEqual([step % 4]);
    }
    expect(commits).not.toHaveBeenCalled();
  });

  it('goes back to the first frame when it stops', () => {
    const { playback, shown, play, pass } = stage([animation('a')]);
    play();
    pass(200);
    expect(shown('a')).toEqual([2]);
    playback.stop();
    expect(shown('a')).toEqual([0]);
  });

  it('an edit during playback keeps the frame, and one that removes frames shows the last', () => {
    const { shown, play, pass, show } = stage([animation('a')]);
    play();
    pass(300);
    show([animation('a', { x: 40 })]);
    expect(shown('a')).toEqual([3]);
    show([animation('a', { imgs: pictures(2) })]);
    expect(shown('a')).toEqual([1]);
    pass(100);
    expect(shown('a')).toEqual([0]);
  });

  it('frames of a hidden layer are not rendered', () => {
    const { container } = stage([animation('a', { visible: false })]);
    expect(container.querySelectorAll('image')).toHaveLength(0);
  });

  it('a deleted layer has no subscription', () => {
    const { play, pass, unmount } = stage([animation('a')]);
    play();
    unmount();
    expect(() => pass(100)).not.toThrow();
  });
});

describe('without a playback', () => {
  const face = <FaceSvg nodes={[animation('a')]} canvas={CANVAS} watch={watch} assets={assets} />;

  it('the first frame is shown, and no other is loaded', () => {
    expect(renderToStaticMarkup(face).match(/<image[^>]*href="[^"]*"/g)).toEqual(['<image href="/picture/00.png"']);
  });

  it('that of the provider around is used', () => {
    const playback = createPlayback({ now: () => 0, schedule: () => () => {} });
    const around = renderToStaticMarkup(<PlaybackProvider playback={playback}>{face}</PlaybackProvider>);
    expect(around.match(/<image/g)).toHaveLength(4);
  });

  it('an animation without frames is an empty box in the editor', () => {
    const empty = animation('a', { imgs: [] });
    const markup = (showKept: boolean) =>
      renderToStaticMarkup(
        <FaceSvg nodes={[empty]} canvas={CANVAS} watch={watch} assets={assets} showKept={showKept} />,
      );
    expect(markup(true)).toContain('data-placeholder="kept"');
    expect(markup(false)).not.toContain('data-placeholder');
  });
});

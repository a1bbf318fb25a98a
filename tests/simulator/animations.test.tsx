// Animations of the editor: they play on demand, end by themselves and announce it; and the estimate of flashing.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayback } from '@/face/liveData/playback';
import { type FaceNode, node as nodeSchema } from '@/schemas/nodes';
import { startLanguage } from '@/service/language/i18n';
import { type Animations, createAnimations } from '@/simulator/animations';
import { flashRisk, framesPerSecond } from '@/simulator/flashRisk';
import { textLayer } from '@/tests/editor/support/documents';
import { ANNOUNCE_WAIT_MS, announcements } from '@/ui/announce';

const animation = (uuid: string, style = {}): FaceNode =>
  nodeSchema.parse({
    uuid,
    label: uuid,
    nodeType: 'animation',
    style: {
      imgs: ['a', 'b', 'c', 'd'].map((name) => ({ url: `art:x/${name}.png`, fileSize: 1 })),
      delayTime: 100,
      ...style,
    },
  });

let animations: Animations;
let disconnect: () => void;
const explain = vi.fn();

beforeEach(async () => {
  await startLanguage('en');
  vi.useFakeTimers();
  const schedule = (run: () => void, ms: number) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
  explain.mockClear();
  animations = createAnimations(explain, createPlayback({ now: () => Date.now(), schedule }));
  disconnect = animations.connect();
});
afterEach(() => {
  disconnect();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
});

const announced = () => {
  vi.advanceTimersByTime(ANNOUNCE_WAIT_MS + 1);
  return announcements.get().polite.text;
};

describe('playing', () => {
  it('shows the first frame until the user plays', () => {
    vi.advanceTimersByTime(5000);
    expect(animations.playback.isAnyPlaying()).toBe(false);
    expect(explain).not.toHaveBeenCalled();
  });

  it('plays animations, shows that it does and explains itself', () => {
    animations.toggle([textLayer('words'), animation('spin')]);
    expect(animations.playback.isPlaying('spin')).toBe(true);
    expect(animations.playback.isPlaying('words')).toBe(false);
    expect(explain).toHaveBeenCalledTimes(1);
    expect(announced()).toBe('spin is playing');
    expect(animations.playback.frame('spin')).toBe(2);
  });

  it('stops all if one of them plays', () => {
    const both = [animation('one'), animation('two')];
    animations.play(both.slice(0, 1));
    animations.toggle(both);
    expect(animations.playback.isAnyPlaying()).toBe(false);
    animations.toggle(both);
    expect(announced()).toBe('2 animations are playing');
    animations.toggle(both);
    expect(announced()).toBe('2 animations stopped');
  });

  it('does nothing without animations', () => {
    animations.toggle([textLayer('words')]);
    expect(explain).not.toHaveBeenCalled();
  });

  it('announces the end of loops, and nothing more', () => {
    animations.play([animation('spin', { intervalCount: 3, loop: false })]);
    expect(announced()).toBe('spin is playing');
    vi.advanceTimersByTime(1300);
    expect(animations.playback.isAnyPlaying()).toBe(false);
    expect(announced()).toBe('spin ended after its loops');
    const { turn } = announcements.get().polite;
    animations.stop([animation('spin')]);
    announced();
    expect(announcements.get().polite.turn).toBe(turn);
  });

  it('loops forever above 100 loops', () => {
    animations.play([animation('spin', { intervalCount: 101 })]);
    vi.advanceTimersByTime(60_000);
    expect(animations.playback.isPlaying('spin')).toBe(true);
  });

  it('follows the layers: deleted ones stop, a changed delay restarts, the rest continues', () => {
    animations.play([animation('gone'), animation('slower'), animation('same')]);
    vi.advanceTimersByTime(150);
    animations.follow([animation('slower', { delayTime: 500 }), animation('same'), animation('still')]);
    const { playback } = animations;
    expect(['gone', 'slower', 'same', 'still'].map((uuid) => playback.isPlaying(uuid))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([playback.frame('slower'), playback.frame('same')]).toEqual([0, 1]);
    expect(announced(), 'a deleted layer has not ended').not.toContain('ended');
  });

  it('ends with the editor', () => {
    animations.play([animation('spin')]);
    disconnect();
    expect(animations.playback.isAnyPlaying()).toBe(false);
  });
});

describe('the estimate of flashing', () => {
  const canvas = { width: 500, height: 500, shape: 'circle' } as const;
  const risk = (width: number, delayTime: number, more = {}) =>
    flashRisk(animation('spin', { width, height: 250, delayTime, ...more }), canvas);

  it('is a quarter of the face and more than three pairs of changes a second', () => {
    // 500 x 500 / 4 = 250 x 250; 3 flashes of 2 changes = 6 changes a second = 166.7 ms.
    expect(risk(251, 166)).toEqual({ fps: 6, share: 25 });
    expect(risk(250, 166), 'exactly a quarter').toBeNull();
    expect(risk(251, 167), 'just under six changes').toBeNull();
    expect(risk(300, 100)).toEqual({ fps: 10, share: 30 });
  });

  it('ignores a single picture and a stopped animation', () => {
    expect(risk(300, 100, { imgs: [{ url: 'art:x/a.png', fileSize: 1 }] })).toBeNull();
    expect(flashRisk(textLayer('words', { width: 500, height: 500 }), canvas)).toBeNull();
  });

  it('rounds frames to one digit', () => expect([100, 333, 60_000].map(framesPerSecond)).toEqual([10, 3, 0]));
});

// Writes animations to the Watch Face Format: frames at a whole number of pictures per second, played while the face is
// visible.
import { xml } from '@/bytes/xml/xml';
import type { WatchFaceWriter } from '../faceSheet';
import { askAngle, underWeather } from '../watchFaceAsk';
import { nearestBox, placedAt, scaledBox, turning } from '../watchFacePart';
import { timingOf } from './timing';

/** Maximum frame rate of the format, pictures per second. */
const RATE_MAX = 60;
/** Maximum repeats of a frame in the list, so that slow animations can be expressed as a frame rate. */
const REPEATS_MAX = 30;
/** Relative error of the delay that nobody notices. */
const CLOSE = 0.02;

/** Frame rate and repeats per frame that come closest to `delayMs`. */
export function frameRate(delayMs: number): { rate: number; repeats: number; isClose: boolean } {
  let best = { rate: RATE_MAX, repeats: 1, off: Number.POSITIVE_INFINITY };
  for (let repeats = 1; repeats <= REPEATS_MAX; repeats += 1) {
    const rate = Math.min(RATE_MAX, Math.max(1, Math.round((1000 * repeats) / delayMs)));
    const off = Math.abs((1000 * repeats) / rate - delayMs) / delayMs;
    if (off < best.off - CLOSE) best = { rate, repeats, off };
    if (best.off <= CLOSE) break;
  }
  return { rate: best.rate, repeats: best.repeats, isClose: best.off <= CLOSE };
}

export const write: WatchFaceWriter<'animation'> = (node, sheet) => {
  const { style, uuid } = node;
  const frames = style.imgs.filter(({ url }) => url !== '');
  const timing = timingOf(style);
  const [first] = frames;
  if (!first) return [];
  const { mirrorX, mirrorY, ...bounds } = scaledBox(style);
  const box = nearestBox(bounds);
  const flips = { ...(mirrorX ? { mirrorX } : {}), ...(mirrorY ? { mirrorY } : {}) };
  const image = (url: string) => xml('Image', { resource: sheet.picture({ url, ...flips }) });
  const angle = askAngle(node, sheet);
  const { rate, repeats, isClose } = frameRate(style.delayTime);
  const isStill = !timing || frames.length < 2;
  if (!isClose && !isStill) {
    sheet.find({ key: 'frameRate', severity: 'warning', uuid, params: { delay: style.delayTime, rate } });
  }
  return underWeather([angle], (now) => {
    const placed = placedAt(node, box, { angle: now(angle), isScaled: true });
    if (isStill) return [xml('PartImage', placed, [...turning(now(angle)), image(first.url)])];
    const loops = Number.isFinite(timing.loops) ? timing.loops : null;
    const played = loops === null ? { repeat: 'TRUE' } : { repeat: 'FALSE', loopCount: loops };
    const pictures = frames.flatMap(({ url }) => Array.from({ length: repeats }, () => image(url)));
    return [
      xml('PartAnimatedImage', placed, [
        ...turning(now(angle)),
        xml('AnimationController', {
          play: 'ON_VISIBLE',
          ...played,
          beforePlaying: 'FIRST_FRAME',
          afterPlaying: 'FIRST_FRAME',
        }),
        xml('SequenceImages', { frameRate: rate }, pictures),
      ]),
    ];
  });
};

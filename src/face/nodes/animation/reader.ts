// Reads animations of the Watch Face Format: pictures at a frame rate, each repeated as long as it stays.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { ANIMATION_LOOP_FOREVER_ABOVE } from '@/schemas/limits';
import type { FaceSource, SourcePicture, WatchFaceReader } from '../faceSource';
import { boxIn, numberIn, onlyChild, placingIn } from '../watchFaceValues';

const LOOPS_FOREVER = ANIMATION_LOOP_FOREVER_ABOVE + 1;

/** Lengths of the runs of equal consecutive pictures. */
function runsOf(names: readonly string[]): readonly number[] {
  const runs: number[] = [];
  for (const [index, name] of names.entries()) {
    if (index > 0 && name === names[index - 1]) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  }
  return runs;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Possible repeat counts of each frame in the list, largest first. */
function repeatsOf(names: readonly string[]): readonly number[] {
  const most = runsOf(names).reduce(divisor, 0);
  return [...new Set([most, 1])].filter((repeats) => repeats > 0);
}

function framesIn(names: readonly string[], source: FaceSource): readonly SourcePicture[] | null {
  const frames = names.map((name) => source.picture(name));
  return frames.every((frame) => frame !== null) ? frames : null;
}

const playing = (controller: XmlElement | null): number =>
  controller?.attributes.repeat === 'FALSE' ? (numberIn(controller, 'loopCount') ?? 1) : LOOPS_FOREVER;

export const read: WatchFaceReader<'animation'> = ([part], source) => {
  const sequence = part?.name === 'PartAnimatedImage' ? onlyChild(part, 'SequenceImages') : null;
  const box = part && boxIn(part);
  const placing = part && box && placingIn(part, box, source);
  const names = sequence ? elementsOf(sequence, 'Image').map(({ attributes }) => attributes.resource ?? '') : [];
  const frames = framesIn(names, source);
  const rate = sequence && numberIn(sequence, 'frameRate');
  if (!part || !box || !placing || !frames || !rate) return [];
  const intervalCount = playing(onlyChild(part, 'AnimationController'));
  return repeatsOf(names).map((repeats) => {
    const imgs = frames.filter((_, index) => index % repeats === 0);
    const delayTime = Math.round((1000 * repeats) / rate);
    const loop = intervalCount > ANIMATION_LOOP_FOREVER_ABOVE;
    return { fields: { style: { ...box, ...placing, imgs, delayTime, intervalCount, loop } }, took: 1 };
  });
};

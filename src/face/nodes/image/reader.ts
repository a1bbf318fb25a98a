// Reads images of the Watch Face Format: a part with a picture, a hand of an analog clock, or one of two pictures by a
// condition.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { readNumber } from '@/face/watchFaceFormat/formula/readExpression';
import { HAND_TAGS } from '@/schemas/motion';
import type { FaceSource, Proposal, SourcePicture, WatchFaceReader } from '../faceSource';
import type { HandKind } from '../handKinds';
import { springOf, sweepOf } from '../motionFormula';
import { short } from '../watchFacePart';
import { boxIn, numberIn, onlyChild, ownColor, placingIn, textIn } from '../watchFaceValues';
import { tintOfColor } from './tint';

const HANDS: Readonly<Record<string, HandKind>> = { HourHand: 'hour', MinuteHand: 'minutes', SecondHand: 'seconds' };

type ReadImage = Proposal<'image'>['fields'];

/** The watch's tint as one of ours. */
function tintIn({ attributes }: XmlElement) {
  const tintColor = attributes.tintColor === undefined ? null : ownColor(attributes.tintColor);
  return tintColor === null ? {} : { isTinted: true, tintColor, ...tintOfColor(tintColor) };
}

function pictureAt(part: XmlElement, { url, fileSize }: SourcePicture, source: FaceSource): ReadImage | null {
  const box = boxIn(part);
  const placing = box && placingIn(part, box, source);
  return box && placing && { style: { ...box, ...placing, ...tintIn(part), url, fileSize } };
}

const pictureIn = (part: XmlElement, source: FaceSource): SourcePicture | null =>
  part.name === 'PartImage' ? source.picture(onlyChild(part, 'Image')?.attributes.resource ?? '') : null;

function plain(part: XmlElement, source: FaceSource): ReadImage | null {
  const picture = pictureIn(part, source);
  return picture && pictureAt(part, picture, source);
}

/** How a second hand moves; nothing for a movement that our layers do not have. */
function motionIn(own: XmlElement) {
  const [sweep] = elementsOf(own, 'Sweep');
  const [tick] = elementsOf(own, 'Tick');
  const motion = sweep
    ? sweepOf(sweep.attributes.frequency ?? '')
    : tick
      ? springOf(numberIn(tick, 'strength') ?? 0, short((numberIn(tick, 'duration') ?? 0) * 1000))
      : null;
  return motion ? { motion } : {};
}

function hand(clock: XmlElement, source: FaceSource): ReadImage | null {
  const [own, other] = clock.name === 'AnalogClock' ? elementsOf(clock) : [];
  const type = own && !other ? HANDS[own.name] : undefined;
  const picture = type && source.picture(own?.attributes.resource ?? '');
  const read = own && picture ? pictureAt(own, picture, source) : null;
  return own && read && type
    ? { type, style: { ...read.style, rotate: HAND_TAGS[type], ...motionIn(own), ratio: true } }
    : null;
}

/** Matches the test that our writer adds to an icon's value. */
const SHOWN = /^(?<value>[\s\S]+) != 0$/;

function icon(choice: XmlElement, source: FaceSource): ReadImage | null {
  const [first, second] =
    choice.name === 'Condition' ? elementsOf(choice, 'Expressions').flatMap((all) => elementsOf(all)) : [];
  const formula = first && !second ? SHOWN.exec(textIn(first).trim())?.groups?.value : undefined;
  const activeWhen = formula === undefined ? null : readNumber(formula, { isRound: source.canvas.shape === 'circle' });
  const [active] = elementsOf(choice, 'Compare').flatMap((one) => elementsOf(one));
  const [resting] = elementsOf(choice, 'Default').flatMap((one) => elementsOf(one));
  const picture = active && pictureIn(active, source);
  if (activeWhen === null || !active || !picture) return null;
  const own = resting ? plain(resting, source) : pictureAt(active, { url: '', fileSize: 0 }, source);
  return (
    own && { type: 'icon', style: own.style, activeIcon: picture.url, activeFileSize: picture.fileSize, activeWhen }
  );
}

export const read: WatchFaceReader<'image'> = ([element], source) =>
  [plain, hand, icon].flatMap((read) => {
    const fields = element ? read(element, source) : null;
    return fields ? [{ fields, took: 1 }] : [];
  });

// Writes images to the Watch Face Format: a part with a picture, a hand of the analog clock, or one of two pictures by
// live data.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { NodeOf } from '@/schemas/nodes';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { HAND_TAGS, type HandKind, isHandKind } from '../handKinds';
import { askNumber, underWeather } from '../watchFaceAsk';
import { condition } from '../watchFaceCondition';
import { alphaOf, nearestBox, pivotIn, pivotPoint, placedAt, scaledBox, turning } from '../watchFacePart';
import { hasTwoPictures } from './icon';
import { tintOf } from './tint';

const HANDS: Record<HandKind, string> = { hour: 'HourHand', minutes: 'MinuteHand', seconds: 'SecondHand' };
const drawable = ({ style }: NodeOf<'image'>, url: string, sheet: FaceSheet): string => {
  const { mirrorX, mirrorY } = scaledBox(style);
  const tint = tintOf(style);
  return sheet.picture({
    url,
    ...(tint ? { tint } : {}),
    ...(mirrorX ? { mirrorX } : {}),
    ...(mirrorY ? { mirrorY } : {}),
  });
};

/** The hand of the watch's own clock that the layer matches: same rotation; it may be anywhere on the dial. */
const clockHand = ({ type, style }: NodeOf<'image'>): HandKind | null =>
  isHandKind(type) && style.rotate === HAND_TAGS[type] ? type : null;

function handIn(node: NodeOf<'image'>, hand: HandKind, sheet: FaceSheet): XmlElement {
  const box = nearestBox(scaledBox(node.style));
  const { width, height } = sheet.canvas;
  const own = { ...box, ...pivotIn(box, pivotPoint(node.style)), alpha: alphaOf(node.style.opacity) };
  const resource = drawable(node, node.style.url, sheet);
  return xml('AnalogClock', { x: 0, y: 0, width, height }, [xml(HANDS[hand], { resource, ...own })]);
}

export const write: WatchFaceWriter<'image'> = (node, sheet) => {
  const { style, activeIcon = '', activeWhen = '' } = node;
  const isIcon = hasTwoPictures(node);
  const hand = clockHand(node);
  if (hand && style.url !== '') return [handIn(node, hand, sheet)];
  const angle = askNumber(style.rotate, node, 'style.rotate', sheet);
  const active = askNumber(isIcon ? activeWhen : '', node, 'activeWhen', sheet);
  const box = nearestBox(scaledBox(style));
  return underWeather([angle, active], (now) => {
    const part = (url: string): readonly XmlElement[] =>
      url === ''
        ? []
        : [
            xml('PartImage', placedAt(node, box, { angle: now(angle), isScaled: true }), [
              ...turning(now(angle)),
              xml('Image', { resource: drawable(node, url, sheet) }),
            ]),
          ];
    const when = now(active);
    return when === null
      ? part(style.url)
      : condition([{ holds: `${when} != 0`, shows: part(activeIcon) }], part(style.url));
  });
};

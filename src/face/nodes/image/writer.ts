// Writes images to the Watch Face Format: a part with a picture, a hand of the analog clock, or one of two pictures by
// live data.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { Bounds } from '@/face/geometry/bounds';
import { HAND_TAGS } from '@/schemas/motion';
import type { NodeOf } from '@/schemas/nodes';
import type { Shadow } from '@/schemas/shadow';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { type HandKind, isHandKind } from '../handKinds';
import { liveOf } from '../live';
import { type ActiveMotion, motionOf } from '../motion';
import { askAngle, askNumber, underWeather } from '../watchFaceAsk';
import { isSource, watchColor } from '../watchFaceColor';
import { condition } from '../watchFaceCondition';
import { askLive, follows, shifted } from '../watchFaceLive';
import {
  alphaOf,
  fadedTogether,
  nearestBox,
  pivotIn,
  pivotPoint,
  placedAt,
  scaledBox,
  short,
  turning,
} from '../watchFacePart';
import { castOf, grown, marginsOfShadow, watchShadow } from './cast';
import { hasTwoPictures } from './icon';
import { colorOfTint, effectiveTint, tintOf } from './tint';

const HANDS: Record<HandKind, string> = { hour: 'HourHand', minutes: 'MinuteHand', seconds: 'SecondHand' };

/**
 * Whether the watch tints the picture: its color is a source, or has rules. One picture is then enough for all colors. Any
 * other tint is in the picture itself.
 */
const isTintedOnWatch = ({ style, colorRules }: NodeOf<'image'>): boolean =>
  style.isTinted && (isSource(style.tintColor) || colorRules?.some(({ path }) => path === 'style.tintColor') === true);

const drawable = (node: NodeOf<'image'>, url: string, sheet: FaceSheet): string => {
  const { style } = node;
  const { mirrorX, mirrorY } = scaledBox(style);
  const tint = isTintedOnWatch(node) ? null : tintOf(style);
  return sheet.picture({
    url,
    ...(tint ? { tint } : {}),
    ...(mirrorX ? { mirrorX } : {}),
    ...(mirrorY ? { mirrorY } : {}),
  });
};

/** The source of a tint, or the color that its channels make. */
const tintColorOf = (style: NodeOf<'image'>['style']): string =>
  isSource(style.tintColor) ? style.tintColor : colorOfTint(effectiveTint(style));

/** The child of a second hand that moves it otherwise than once a second. */
function movementOf(motion: ActiveMotion | null): readonly XmlElement[] {
  if (motion?.kind === 'sweep') return [xml('Sweep', { frequency: motion.steps ?? 'SYNC_TO_DEVICE' })];
  if (motion?.kind !== 'spring') return [];
  return [xml('Tick', { strength: short(motion.strength), duration: short(motion.duration / 1000) })];
}

/**
 * The hand of the watch's own clock that the layer matches: same rotation; it may be anywhere on the dial. The clock has
 * no hour hand that turns once a day, and the format does not say how often its minute hand moves.
 */
function clockHand({ type, style }: NodeOf<'image'>): HandKind | null {
  if (!isHandKind(type) || style.rotate !== HAND_TAGS[type]) return null;
  return type === 'seconds' || !motionOf(style) ? type : null;
}

/** A picture in its place: the layer's own, or the picture of its shadow. */
interface Placed {
  node: NodeOf<'image'>;
  /** Canvas px. */
  box: Bounds;
  /** The drawable of one of the layer's pictures. */
  resource(url: string): string;
  /** Multiplies the picture's colours. */
  tintColor: string | undefined;
}

const placedLayer = (node: NodeOf<'image'>, sheet: FaceSheet): Placed => ({
  node,
  box: nearestBox(scaledBox(node.style)),
  resource: (url) => drawable(node, url, sheet),
  tintColor: isTintedOnWatch(node) ? watchColor(tintColorOf(node.style)) : undefined,
});

/** The shadow turns about the layer's pivot moved by the offset, so that the offset itself never turns. */
function placedShadow(node: NodeOf<'image'>, shadow: Shadow, sheet: FaceSheet): Placed {
  const label = `${node.label} shadow`;
  const moved = { ...node, label, style: { ...node.style, x: node.style.x + shadow.x, y: node.style.y + shadow.y } };
  const box = nearestBox(scaledBox(moved.style));
  const margins = marginsOfShadow(shadow);
  const { width, height } = box;
  const { mirrorX, mirrorY } = scaledBox(node.style);
  // The silhouette has no colours: of the tint only alpha counts.
  const alpha = tintOf(node.style)?.alpha ?? 255;
  const cast = { x: 0, y: 0, blur: shadow.blur, color: `#ffffff${shadow.color.slice(7)}`, isAlone: true };
  const resource = (url: string) =>
    sheet.picture(
      {
        url,
        ...(alpha === 255 ? {} : { tint: { red: 255, green: 255, blue: 255, alpha } }),
        ...(mirrorX ? { mirrorX } : {}),
        ...(mirrorY ? { mirrorY } : {}),
        cast: { width, height, margins, ...cast },
      },
      label,
    );
  return { node: moved, box: grown(box, margins), resource, tintColor: shadow.color.slice(0, 7).toLowerCase() };
}

function handIn({ node, box, resource, tintColor }: Placed, hand: HandKind, sheet: FaceSheet): XmlElement {
  const { width, height } = sheet.canvas;
  const own = { ...box, ...pivotIn(box, pivotPoint(node.style)), alpha: alphaOf(node.style.opacity), tintColor };
  return xml('AnalogClock', { x: 0, y: 0, width, height }, [
    xml(HANDS[hand], { resource: resource(node.style.url), ...own }, movementOf(motionOf(node.style))),
  ]);
}

function partsOf(layers: readonly Placed[], node: NodeOf<'image'>, sheet: FaceSheet): readonly XmlElement[] {
  const { style, activeIcon = '', activeWhen = '' } = node;
  const angle = askAngle(node, sheet);
  const active = askNumber(hasTwoPictures(node) ? activeWhen : '', node, 'activeWhen', sheet);
  const [width, height] = [askLive(node, 'width', sheet), askLive(node, 'height', sheet)];
  return underWeather([angle, active, width, height], (now) => {
    const sizes = (box: Bounds): readonly XmlElement[] => [
      ...follows('width', shifted(now(width), box.width - style.width)),
      ...follows('height', shifted(now(height), box.height - style.height)),
    ];
    const parts = (url: string): readonly XmlElement[] =>
      url === ''
        ? []
        : layers.map(({ node: placed, box, resource, tintColor }) =>
            xml('PartImage', { ...placedAt(placed, box, { angle: now(angle), isScaled: true }), tintColor }, [
              ...turning(now(angle)),
              ...sizes(box),
              xml('Image', { resource: resource(url) }),
            ]),
          );
    const when = now(active);
    return when === null
      ? parts(style.url)
      : condition([{ holds: `${when} != 0`, shows: parts(activeIcon) }], parts(style.url));
  });
}

function elementsOf(layers: readonly Placed[], node: NodeOf<'image'>, sheet: FaceSheet): readonly XmlElement[] {
  const hand = clockHand(node);
  return hand && node.style.url !== ''
    ? layers.map((layer) => handIn(layer, hand, sheet))
    : partsOf(layers, node, sheet);
}

/** The layer without its shadow, or above it. */
const written = (node: NodeOf<'image'>, shadow: Shadow | null, sheet: FaceSheet): readonly XmlElement[] =>
  elementsOf([...(shadow ? [placedShadow(node, shadow, sheet)] : []), placedLayer(node, sheet)], node, sheet);

/** The shadow alone; null for a picture that casts none because data sizes it, or because it is too large. */
export function cast(node: NodeOf<'image'>, shadow: Shadow, sheet: FaceSheet): readonly XmlElement[] | null {
  const live = liveOf(node);
  const isSized = live.width !== undefined || live.height !== undefined;
  if (isSized || watchShadow({ ...node, style: { ...node.style, shadow } }) === 'shadowTooLarge') return null;
  const quiet = { ...sheet, find: () => undefined };
  return elementsOf([placedShadow(node, shadow, sheet)], node, quiet);
}

export const write: WatchFaceWriter<'image'> = (node, sheet) => {
  const fate = watchShadow(node);
  const params = { effect: 'shadow', reason: fate ?? '' };
  if (fate === 'shadowTooLarge') sheet.find({ key: 'effectLost', severity: 'warning', uuid: node.uuid, params });
  const shadow = fate === 'shadowBelow' ? castOf(node) : null;
  const alpha = alphaOf(node.style.opacity);
  if (!shadow || alpha === undefined) return written(node, shadow, sheet);
  // Both fade together in a group, so that the shadow does not show through the layer.
  return fadedTogether(node, written({ ...node, style: { ...node.style, opacity: 1 } }, shadow, sheet), sheet);
};

export { pictured } from './pictured';

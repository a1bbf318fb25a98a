// The shadow of a group on the smartwatch: the shadows of its layers alone, below the group. A text has the shadow in its own
// element.

import { pivotOf } from '@/face/geometry/bounds';
import { exportOutcome, isGroup, isSlot, shadowOfLayer } from '@/face/nodes';
import type { FaceSheet } from '@/face/nodes/faceSheet';
import type { BoxedLayer } from '@/face/nodes/seen';
import { isCast, shadowInLayer } from '@/face/nodes/shadow';
import { castNode, castsParts, wrapNode } from '@/face/nodes/writers';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceOptions } from '@/schemas/options';
import type { Shadow } from '@/schemas/shadow';
import { chosenElements } from './chosenLayers';
import { joinedClocks } from './joinedClocks';
import { pictureNamesOf } from './layerFileNames';
import type { DrawnLayer, SeenBranch } from './modeLayers';

/** The shadow that a group casts; null for other layers. */
const castBy = (node: FaceNode): Shadow | null => {
  const shadow = isGroup(node) ? shadowOfLayer(node) : null;
  return shadow && isCast(shadow) ? shadow : null;
};

/** The shadow of a group around a layer. */
export interface CastAround {
  shadow: Shadow;
  /** The angle at rest of the frame in which the layer is, relative to the group's own, degrees clockwise. */
  angle: number;
  /** Whether data turns that frame. */
  turns: boolean;
}

/** The shadow of the nearest group around the layers in `group`, this group included; null if none casts one. */
export function castAround(group: BoxedLayer, around: CastAround | null): CastAround | null {
  const { rotation = 0, rotate = '' } = group.style;
  const [own, turns] = [castBy(group), rotate !== ''];
  if (own) return { shadow: own, angle: rotation, turns };
  return around && { ...around, angle: around.angle + rotation, turns: around.turns || turns };
}

/** Why a layer of a group is not in the group's shadow: `check:groupShadows.<reason>`. */
type Reason = 'shadowTurns' | 'shadowKind' | 'shadowPicture';

const report = ({ uuid }: FaceNode, reason: Reason, sheet: FaceSheet): void =>
  sheet.find({ key: 'groupShadowLost', severity: 'warning', uuid, params: { reason } });

/**
 * The layer with the shadow of a group around it, if its type draws its shadow within its own element. A shadow of its own
 * stays.
 */
export function withShadowAround(node: BoxedLayer, { shadow, angle, turns }: CastAround, sheet: FaceSheet): BoxedLayer {
  const own = shadowOfLayer(node);
  if (!own || isCast(own) || castsParts(node)) return node;
  const offset = shadowInLayer(shadow, { scaleX: 1, scaleY: 1 }, angle);
  const cast = { ...node, style: { ...node.style, shadow: { ...shadow, ...offset } } } as BoxedLayer;
  const isMoved = shadow.x !== 0 || shadow.y !== 0;
  if (!(turns && isMoved) && !exportOutcome(cast, 'watchFace').lost) return cast;
  report(node, 'shadowTurns', sheet);
  return node;
}

/** A group whose frame is moved by the offset. What data moves it by stays. */
function movedFrame(group: BoxedLayer, { x, y }: Shadow): BoxedLayer {
  const pivot = pivotOf(group.style);
  const offset = { x: pivot.x + x, y: pivot.y + y };
  return { ...group, label: `${group.label} shadow`, style: { ...group.style, offset } } as BoxedLayer;
}

/** The layers' shadows alone, opaque, in the layers' order. Reports each layer that casts none. */
function castIn(
  branches: readonly SeenBranch[],
  shadow: Shadow,
  sheet: FaceSheet,
  options: FaceOptions | undefined,
): readonly DrawnLayer[] {
  return branches.flatMap(({ node, children }): readonly DrawnLayer[] => {
    if (children.length > 0) {
      const inside = castIn(children, shadow, sheet, options);
      const elements = joinedClocks(chosenElements(inside, options, sheet.canvas));
      return elements.length > 0 ? [{ node, elements: wrapNode(movedFrame(node, shadow), sheet, elements) }] : [];
    }
    const elements = castNode(node, shadow, sheet.withPictureNames(pictureNamesOf(node)));
    if (elements) return [{ node, elements }];
    if (elements === null) report(node, 'shadowPicture', sheet);
    else if (shadowOfLayer(node) === null) report(node, 'shadowKind', sheet);
    return [];
  });
}

/** The elements below a group that casts a shadow; none for other layers. */
export function shadowsIn(
  { node, children }: SeenBranch,
  sheet: FaceSheet,
  options: FaceOptions | undefined,
): DrawnLayer['elements'] {
  const shadow = castBy(node);
  if (!shadow) return [];
  const opaque = { ...shadow, color: shadow.color.slice(0, 7) };
  return joinedClocks(chosenElements(castIn(children, opaque, sheet, options), options, sheet.canvas));
}

/** Reports slots in groups with a shadow: the format has no slots in groups. */
export function reportSlotsWithoutShadow(branches: readonly SeenBranch[], sheet: FaceSheet, isInside = false): void {
  for (const { node, children } of branches) {
    if (children.length > 0) reportSlotsWithoutShadow(children, sheet, isInside || castBy(node) !== null);
    else if (isInside && isSlot(node)) report(node, 'shadowKind', sheet);
  }
}

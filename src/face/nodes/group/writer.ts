// Writes a group to the Watch Face Format: a Group of the size of the canvas, in which the layers keep their coordinates.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { type Bounds, pivotOf } from '@/face/geometry/bounds';
import type { NodeOf } from '@/schemas/nodes';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { rgbaOf } from '../paints';
import { askAngle, underWeather } from '../watchFaceAsk';
import { fadedTogether, pivotIn, pivotPoint, placedAt, turning } from '../watchFacePart';

/** A group without its layers draws nothing. */
export const write: WatchFaceWriter<'group'> = () => [];

/** The frame of a group at its angle. It names its pivot even if it does not turn, for an import. */
function frame(node: NodeOf<'group'>, sheet: FaceSheet, children: readonly XmlElement[]): readonly XmlElement[] {
  const box: Bounds = { x: 0, y: 0, width: sheet.canvas.width, height: sheet.canvas.height };
  const angle = askAngle(node, sheet);
  return underWeather([angle], (now) => [
    xml('Group', { ...placedAt(node, box, { angle: now(angle) }), ...pivotIn(box, pivotPoint(node.style)) }, [
      ...turning(now(angle)),
      ...children,
    ]),
  ]);
}

/**
 * The group around the elements of its layers, in canvas px. The shadows of its layers are opaque and moved by the offset, in
 * a frame that turns about the pivot moved by the offset and has the opacity of the shadow, so that two of them do not add
 * up where they overlap.
 */
export function wrap(
  node: NodeOf<'group'>,
  sheet: FaceSheet,
  children: readonly XmlElement[],
  shadows: readonly XmlElement[] = [],
): readonly XmlElement[] {
  if (children.length === 0) return [];
  if (shadows.length === 0) return frame(node, sheet, children);
  const { style, label } = node;
  const { x, y, color } = style.shadow;
  const pivot = pivotOf(style);
  const place = { offset: { x: pivot.x + x, y: pivot.y + y } };
  const below = { ...node, label: `${label} shadow`, style: { ...style, ...place, opacity: rgbaOf(color)[3] / 255 } };
  const above = { ...node, style: { ...style, opacity: 1 } };
  return fadedTogether(node, [...frame(below, sheet, shadows), ...frame(above, sheet, children)], sheet);
}

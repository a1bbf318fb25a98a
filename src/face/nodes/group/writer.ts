// Writes a group to the Watch Face Format: a Group of the size of the canvas, in which the layers keep their coordinates.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { Bounds } from '@/face/geometry/bounds';
import type { NodeOf } from '@/schemas/nodes';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { askAngle, underWeather } from '../watchFaceAsk';
import { pivotIn, pivotPoint, placedAt, turning } from '../watchFacePart';

/** A group without its layers draws nothing. */
export const write: WatchFaceWriter<'group'> = () => [];

/** The group around the elements of its layers, in canvas px. It names its pivot even if it does not turn, for an import. */
export function wrap(node: NodeOf<'group'>, sheet: FaceSheet, children: readonly XmlElement[]): readonly XmlElement[] {
  if (children.length === 0) return [];
  const box: Bounds = { x: 0, y: 0, width: sheet.canvas.width, height: sheet.canvas.height };
  const angle = askAngle(node, sheet);
  return underWeather([angle], (now) => [
    xml('Group', { ...placedAt(node, box, { angle: now(angle) }), ...pivotIn(box, pivotPoint(node.style)) }, [
      ...turning(now(angle)),
      ...children,
    ]),
  ]);
}

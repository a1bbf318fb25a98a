// Writes the tilt of a layer to the Watch Face Format: a group around its elements that follows the sensor.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { FaceNode } from '@/schemas/nodes';
import type { Tilt } from '@/schemas/tilt';
import type { FaceSheet } from './faceSheet';
import { isBoxed } from './seen';
import { tiltOf } from './tilt';
import { pivotIn, pivotPoint, short } from './watchFacePart';

const ACROSS = '[ACCELEROMETER_ANGLE_Y]';
const ALONG = '[ACCELEROMETER_ANGLE_X]';

/** A number that a formula multiplies by: a negative one in parentheses. */
const factor = (value: number): string => (value < 0 ? `(${short(value)})` : String(short(value)));

/** Clamped to both sides, so that a watch on its head does not move the layer further. */
const moved = (by: number, source: string, range: number): string | undefined =>
  by === 0 ? undefined : `clamp(${source}, -${range}, ${range}) / ${range} * ${factor(by)}`;

/** From one value at rest to another at the complete tilt to any side. */
const changed = (from: number, to: number, range: number): string | undefined =>
  from === to
    ? undefined
    : `${short(from)} + clamp(abs(${ALONG}) + abs(${ACROSS}), 0, ${range}) / ${range} * ${factor(to - from)}`;

function gyroOf({ range, x, y, angle, scale, alpha }: Tilt): XmlElement {
  const size = changed(1, scale, range);
  return xml('Gyro', {
    ...{ x: moved(x, ACROSS, range), y: moved(y, ALONG, range) },
    ...{ scaleX: size, scaleY: size },
    ...{ angle: moved(angle, ACROSS, range), alpha: changed(255, 255 * alpha, range) },
  });
}

/**
 * The elements in a group that moves with the tilt; in always-on as they are. The group has no place, turn or opacity of
 * its own, so that nothing depends on how a watch combines those with the sensor. Clocks cannot follow the sensor themselves.
 */
export function tilted(node: FaceNode, sheet: FaceSheet, elements: readonly XmlElement[]): readonly XmlElement[] {
  const tilt = sheet.mode === 'normal' ? tiltOf(node) : null;
  if (!tilt || !isBoxed(node) || elements.length === 0) return elements;
  const { width, height } = sheet.canvas;
  const box = { x: 0, y: 0, width, height };
  const place = { ...box, ...pivotIn(box, pivotPoint(node.style)) };
  return [xml('Group', { name: `${node.label} tilt`, ...place }, [gyroOf(tilt), ...elements])];
}

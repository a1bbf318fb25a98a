// Reads the Shadow element around the words of a font.
import type { XmlElement } from '@/bytes/xml/xml';
import { SHADOW_BLUR_MAX, SHADOW_OFFSET_MAX, type Shadow } from '@/schemas/shadow';
import { blurReach } from '../shadow';
import { short } from '../watchFacePart';
import { numberIn, ownColor, type ReadPlacing } from '../watchFaceValues';

export interface ShadowOfPart {
  field: Shadow;
  /** How far it reaches to each side of the words, px of the part. */
  reach: number;
}

/** The offset of a resting part in px of the canvas. */
function onCanvas(x: number, y: number, rotation: number): { x: number; y: number } {
  const [sine, cosine] = [Math.sin((rotation * Math.PI) / 180), Math.cos((rotation * Math.PI) / 180)];
  return { x: short(x * cosine - y * sine), y: short(x * sine + y * cosine) };
}

/** The shadow as the field of a layer; null if a value is missing or out of range, or if the part turns. */
export function readShadow(element: XmlElement, { rotation, rotate }: ReadPlacing): ShadowOfPart | null {
  const [x, y, blur] = ['offsetX', 'offsetY', 'radius'].map((name) => numberIn(element, name));
  const color = ownColor(element.attributes.color);
  if (typeof x !== 'number' || typeof y !== 'number' || typeof blur !== 'number' || !color || rotate !== '')
    return null;
  const offset = onCanvas(x, y, rotation);
  const isOffset = Math.max(Math.abs(offset.x), Math.abs(offset.y)) <= SHADOW_OFFSET_MAX;
  if (!isOffset || blur < 0 || blur > SHADOW_BLUR_MAX) return null;
  return { field: { isOn: true, ...offset, blur, color }, reach: Math.ceil(Math.abs(x) + blurReach(blur)) };
}

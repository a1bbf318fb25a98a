// Reads the Shadow, OutGlow or Outline element around the words of a font.
import type { XmlElement } from '@/bytes/xml/xml';
import { GLOW_RADIUS_MAX, OUTLINE_WIDTH_MAX, OUTLINE_WIDTH_MIN } from '@/schemas/letterEffects';
import type { StyleOf } from '@/schemas/nodes';
import { SHADOW_BLUR_MAX, SHADOW_OFFSET_MAX } from '@/schemas/shadow';
import type { LayerEffect } from '../effects';
import { short } from '../watchFacePart';
import { numberIn, ownColor, type ReadPlacing } from '../watchFaceValues';
import { roomOfEffects } from './effectRoom';
import type { TextEffect } from './effects';

/** Fields of a style by effect. */
export type EffectFields = Partial<Pick<StyleOf<'text'>, LayerEffect>>;

export interface ReadEffect {
  fields: EffectFields;
  /** How far it reaches to each side of the words, px of the part. */
  reach: number;
}

/** The offset of a resting part in px of the canvas. */
function onCanvas(x: number, y: number, rotation: number): { x: number; y: number } {
  const [sine, cosine] = [Math.sin((rotation * Math.PI) / 180), Math.cos((rotation * Math.PI) / 180)];
  return { x: short(x * cosine - y * sine), y: short(x * sine + y * cosine) };
}

const acrossOf = (effect: Omit<TextEffect, 'color' | 'kind'>): number =>
  roomOfEffects([{ kind: 'shadow', color: '', ...effect }]).across;

type Reader = (element: XmlElement, color: string, placing: ReadPlacing) => ReadEffect | null;

/** Null if the part turns: our texts that turn have no shadow. */
const readShadow: Reader = (element, color, { rotation, rotate }) => {
  const [x, y, blur] = ['offsetX', 'offsetY', 'radius'].map((name) => numberIn(element, name));
  if (typeof x !== 'number' || typeof y !== 'number' || typeof blur !== 'number' || rotate !== '') return null;
  const offset = onCanvas(x, y, rotation);
  const isOffset = Math.max(Math.abs(offset.x), Math.abs(offset.y)) <= SHADOW_OFFSET_MAX;
  if (!isOffset || blur < 0 || blur > SHADOW_BLUR_MAX) return null;
  return { fields: { shadow: { isOn: true, ...offset, blur, color } }, reach: acrossOf({ x, y, blur, width: 0 }) };
};

const readGlow: Reader = (element, color) => {
  const radius = numberIn(element, 'radius');
  if (radius === null || radius < 0 || radius > GLOW_RADIUS_MAX) return null;
  return { fields: { glow: { isOn: true, radius, color } }, reach: acrossOf({ x: 0, y: 0, blur: radius, width: 0 }) };
};

const readOutline: Reader = (element, color) => {
  const width = numberIn(element, 'width');
  if (width === null || width < OUTLINE_WIDTH_MIN || width > OUTLINE_WIDTH_MAX) return null;
  return { fields: { outline: { isOn: true, width, color } }, reach: acrossOf({ x: 0, y: 0, blur: 0, width }) };
};

const READERS: Readonly<Record<string, Reader>> = { Shadow: readShadow, OutGlow: readGlow, Outline: readOutline };

/** Whether the element is one of these. */
export const isEffect = ({ name }: XmlElement): boolean => Object.hasOwn(READERS, name);

/** The effect as the field of a layer; null if a value is missing or out of range. */
export function readEffect(element: XmlElement, placing: ReadPlacing): ReadEffect | null {
  const color = ownColor(element.attributes.color);
  return color === null ? null : (READERS[element.name]?.(element, color, placing) ?? null);
}

// A face of texts with outlines, glows and several effects, for tests of the export: by structure, drawn, and read back.
import type { FaceCopy } from '@/schemas/design';
import { bare } from '../../face/nodes/sampleNodes';
import { faceOf } from './faces';
import { textWithShadow } from './textShadowFaces';

const outline = (width: number, color: string) => ({ isOn: true, width, color });
const glow = (radius: number, color: string) => ({ isOn: true, radius, color });
const shadow = { isOn: true, x: 6, y: 6, blur: 4, color: '#000000c0' };

/** Styles by name. */
export const TEXT_EFFECTS: Readonly<Record<string, object>> = {
  'with an outline': { outline: outline(4, '#ffffff') },
  'with a glow': { glow: glow(12, '#ff8020') },
  'with an outline, aligned left': { align: 'left', outline: outline(8, '#ffffff') },
  'with a glow, aligned right': { align: 'right', glow: glow(8, '#2030ffc0') },
  'of a tag, with an outline': { text: '', textTag: '#BLP#%', outline: outline(3, '#20c080') },
  'at an angle, with an outline and a shadow': { rotation: 30, outline: outline(4, '#ffffff'), shadow },
  'with all three effects': { outline: outline(3, '#ffffff'), glow: glow(10, '#ffd040'), shadow },
  'faded, with an outline and a glow': { opacity: 0.5, outline: outline(5, '#ffffff'), glow: glow(6, '#ff0000') },
  'turning, with an outline': { rotate: '(#BLP#*2)', outline: outline(4, '#ffffff80') },
  'of two lines, with a glow': { text: 'Sun\nday', fontSize: 20, glow: glow(8, '#ff8020') },
};

export function textEffectsFace(): FaceCopy {
  const ground = bare(
    'shape',
    { x: 0, y: 0, width: 368, height: 448, fill: { kind: 'solid', color: '#d0d8e0' } },
    { uuid: 'ground' },
  );
  const nodes = Object.entries(TEXT_EFFECTS).map(([label, style], index) =>
    textWithShadow(label, { fontSize: 34, fill: '#102030', y: 20 + 84 * Math.floor(index / 2), ...style }, index),
  );
  const list = [ground, ...nodes];
  return faceOf(list, { ambient: list, canvas: { width: 368, height: 448, shape: 'rectangle' } });
}

// A face of texts with shadows, for tests of the export: by structure, drawn, and read back.
import type { FaceCopy } from '@/schemas/design';
import type { NodeOf } from '@/schemas/nodes';
import { bare } from '../../face/nodes/sampleNodes';
import { faceOf } from './faces';

const shadow = (x: number, y: number, blur: number, color = '#000000c0') => ({ isOn: true, x, y, blur, color });

/** Styles by name. */
export const TEXT_SHADOWS: Readonly<Record<string, object>> = {
  centered: { shadow: shadow(3, 4, 6) },
  'aligned left': { align: 'left', shadow: shadow(6, 4, 4) },
  'aligned right': { align: 'right', shadow: shadow(-6, 4, 4) },
  'of a tag': { text: '', textTag: '#BLP#%', shadow: shadow(0, 5, 0, '#2030ff') },
  'of a tag in upper case': { text: '', textTag: '#DE#', caseStyle: 1, shadow: shadow(2, 2, 3) },
  'at an angle': { rotation: 30, shadow: shadow(0, 12, 4) },
  faded: { opacity: 0.5, shadow: shadow(8, 8, 2, '#ff0000') },
};

export const textWithShadow = (label: string, style: object, index = 0): NodeOf<'text'> =>
  bare(
    'text',
    { x: 30 + 170 * (index % 2), y: 40 + 100 * Math.floor(index / 2), width: 140, height: 44, text: 'Noon', ...style },
    { uuid: `text-${index}`, label },
  );

export function textShadowsFace(): FaceCopy {
  const ground = bare(
    'shape',
    { x: 0, y: 0, width: 368, height: 448, fill: { kind: 'solid', color: '#d0d8e0' } },
    { uuid: 'ground' },
  );
  const nodes = Object.entries(TEXT_SHADOWS).map(([label, style], index) =>
    textWithShadow(label, { fontSize: 34, fill: '#102030', ...style }, index),
  );
  const list = [ground, ...nodes];
  return faceOf(list, { ambient: list, canvas: { width: 368, height: 448, shape: 'rectangle' } });
}

// A face of groups and progress layers with shadows, for tests of the export: by structure and drawn.
import type { FaceCopy } from '@/schemas/design';
import { bare } from '../../face/nodes/sampleNodes';
import { faceOf } from './faces';

const shadow = (x: number, y: number, blur: number, color = '#000000a0') => ({ isOn: true, x, y, blur, color });
const solid = (color: string) => ({ kind: 'solid', color });
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const inside = (parentId: string, uuid: string) => ({ uuid, label: uuid, parentId });

/** Styles of progress layers by name. */
export const PROGRESS_SHADOWS: Readonly<Record<string, object>> = {
  'ring on a track': { ...box(20, 20, 90, 90), shadow: shadow(4, 7, 6) },
  'ring without a track': { ...box(130, 20, 90, 90), bgColor: '#00000000', shadow: shadow(4, 7, 8, '#200040c0') },
  'flat arc on a faint track': {
    ...box(240, 20, 90, 90),
    ...{ progressType: 'Arc', isRound: false, bgColor: '#26323f60', reverse: true, shadow: shadow(0, 8, 5) },
  },
  'flat bar': {
    ...box(20, 140, 120, 16),
    ...{ progressType: 'Linear', isRound: false, bgColor: '#00000000', shadow: shadow(3, 6, 6) },
  },
  'sharp and faded': {
    ...box(170, 140, 130, 18),
    ...{ progressType: 'Linear', bgColor: '#00000000', opacity: 0.5, shadow: shadow(6, 8, 0, '#0000ff') },
  },
};

const disc = (parentId: string, uuid: string, style: object) =>
  bare('shape', { kind: 'ellipse', fill: solid('#f0f4f8'), ...style }, inside(parentId, uuid));

/** A group of overlapping discs with a ring and a picture, and one that the minutes turn with a group in it. */
const groups = [
  disc('cluster', 'left', box(40, 210, 60, 60)),
  disc('cluster', 'right', { ...box(80, 210, 60, 60), fill: solid('#3060c0') }),
  bare('progress', { ...box(55, 260, 70, 70), bgColor: '#00000000', ringWidth: 10 }, inside('cluster', 'dial')),
  bare('group', { rotation: 20, shadow: shadow(6, 10, 6) }, { uuid: 'cluster', label: 'Cluster' }),
  disc('arm', 'tip', { ...box(250, 200, 24, 60), kind: 'rectangle' }),
  disc('turning', 'hub', { ...box(240, 280, 44, 44), fill: solid('#c03030') }),
  bare('group', { rotation: 15 }, inside('turning', 'arm')),
  bare(
    'group',
    { rotate: '#DWFM#', offset: { x: 30, y: 100 }, opacity: 0.8, shadow: shadow(8, 12, 4, '#102060c0') },
    { uuid: 'turning', label: 'Turning' },
  ),
  bare('text', { ...box(150, 350, 90, 30), text: 'Noon', fill: '#102030' }, inside('words', 'word')),
  disc('words', 'dot', { ...box(130, 360, 12, 12), fill: solid('#102030') }),
  bare('group', { rotation: 10, shadow: shadow(2, 5, 4) }, { uuid: 'words', label: 'Words' }),
];

export function groupShadowsFace(): FaceCopy {
  const ground = bare('shape', { ...box(0, 0, 368, 448), fill: solid('#d0d8e0') }, { uuid: 'ground' });
  const progress = Object.entries(PROGRESS_SHADOWS).map(([label, style], index) =>
    bare('progress', { fillRate: '(#BLP#/100)', ringWidth: 14, ...style }, { uuid: `progress-${index}`, label }),
  );
  const list = [ground, ...progress, ...groups];
  return faceOf(list, { ambient: list, canvas: { width: 368, height: 448, shape: 'rectangle' } });
}

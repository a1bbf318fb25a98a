// Faces with groups, for tests of the export: by structure, and drawn.
import { settledTree } from '@/face/nodes/layerTree';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode, NodeOf } from '@/schemas/nodes';
import { bare } from '../../face/nodes/sampleNodes';
import { faceOf } from './faces';

export const groupNode = (uuid: string, style: object = {}, parentId?: string): NodeOf<'group'> =>
  bare('group', style, { uuid, label: uuid, ...(parentId === undefined ? {} : { parentId }) });

const text = (uuid: string, parentId: string, style: object): FaceNode =>
  bare('text', { width: 120, height: 40, fontSize: 28, ...style }, { uuid, label: uuid, parentId });

/** Five groups, three deep: turned, translucent, one with a slot and one that live data turns. */
export function deepFace(): FaceCopy {
  const ring = bare(
    'progress',
    { x: 180, y: 300, width: 140, height: 140, fillRate: '(#BLP#/100)' },
    { uuid: 'ring', label: 'ring', parentId: 'inner' },
  );
  const slot = bare(
    'google_complication',
    { x: 205, y: 340, width: 90, height: 60, systemProviderValue: 1 },
    { uuid: 'slot', label: 'slot', parentId: 'inner' },
  );
  const layers = [
    text('day', 'top', { text: 'Monday', x: 190, y: 60 }),
    text('date', 'top', { textTag: '#Dd#', x: 190, y: 110 }),
    groupNode('top', { rotation: 15 }),
    ring,
    slot,
    text('steps', 'inner', { textTag: '#ZSC#', x: 190, y: 400 }),
    groupNode('inner', { rotation: -10 }, 'middle'),
    text('middle-text', 'middle', { text: 'Steps', x: 60, y: 240 }),
    groupNode('middle', { opacity: 0.6 }, 'outer'),
    text('outer-text', 'outer', { text: 'Out', x: 330, y: 240 }),
    groupNode('outer', { rotation: 5 }),
    text('second', 'turning', { text: '|', x: 190, y: 20, width: 120 }),
    groupNode('turning', { rotate: '#DWFKS#' }),
  ];
  const list = settledTree(layers);
  return faceOf(list, { ambient: list.filter(({ uuid }) => uuid !== 'slot') });
}

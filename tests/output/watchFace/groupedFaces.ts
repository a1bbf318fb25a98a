// Faces with groups, for tests of the export: by structure, and drawn.
import { type XmlElement, xml } from '@/bytes/xml/xml';
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

const written = (words: string, x: number, y: number, values: object = {}) =>
  xml('PartText', { name: words, x, y, width: 140, height: 40, ...values }, [
    xml('Text', {}, [xml('Font', { family: 'SYNC_TO_DEVICE', size: 30, color: '#ffffff' }, [words])]),
  ]);
const disc = (x: number, y: number, color: string) =>
  xml('PartDraw', { x, y, width: 60, height: 40 }, [
    xml('Ellipse', { x: 0, y: 0, width: 60, height: 40 }, [xml('Fill', { color })]),
  ]);
const variant = (target: string, value: number) => xml('Variant', { mode: 'AMBIENT', target, value });

/** A document of another tool: groups that are moved, turned about their own pivots, translucent, one in another. */
export function foreignDocument(): XmlElement {
  const inner = xml('Group', { name: 'Inner', x: 20, y: 30, width: 160, height: 90, angle: -25, alpha: 153 }, [
    disc(10, 10, '#ff8800'),
    written('Inner', 0, 40, { angle: 10 }),
  ]);
  const outer = {
    ...{ name: 'Outer', x: 120, y: 90, width: 220, height: 200 },
    ...{ angle: 35, pivotX: 0.2, pivotY: 0.9 },
  };
  return xml('WatchFace', { width: 450, height: 450, clipShape: 'CIRCLE' }, [
    xml('Scene', { backgroundColor: '#102030' }, [
      xml('Group', outer, [variant('alpha', 128), written('Outer', 10, 10), inner, disc(150, 20, '#00c0ff')]),
      xml('Group', { name: 'Shift', x: 60, y: 300, width: 300, height: 80 }, [
        written('Left', 0, 0),
        xml('Group', { name: 'Right', x: 150, y: 10, width: 140, height: 60, angle: 90 }, [written('Right', 0, 10)]),
      ]),
      xml('Group', { name: 'Turning', x: 155, y: 20, width: 140, height: 410 }, [
        xml('Transform', { target: 'angle', value: '[MINUTE] * 6' }),
        written('12', 0, 0),
        disc(40, 370, '#40ff40'),
      ]),
      xml('Group', { name: 'Tilted', x: 0, y: 0, width: 450, height: 450 }, [
        variant('angle', 60),
        written('Tilted', 155, 140),
      ]),
    ]),
  ]);
}

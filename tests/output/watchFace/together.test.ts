// Layers that the wearer chooses, that follow data, tilt and move between the marks, all at once: valid in every version, and
// drawn by the rules of the format as on the canvas.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf } from '@/bytes/xml/xml';
import { readyToDraw } from '@/face/nodes/readyToDraw';
import { copyWithPicks } from '@/face/nodes/shownFor';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import type { FaceFiles } from '@/output/importing/imported';
import { checkDocument } from '@/output/watchFace/checkDocument';
import { writeFace } from '@/output/watchFace/writeFace';
import { MOTION_AT_REST } from '@/schemas/motion';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceOptions } from '@/schemas/options';
import { TILT_AT_REST } from '@/schemas/tilt';
import { bare, PICTURE } from '../../face/nodes/sampleNodes';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { canvasDrawing, differing, sourceDrawing } from '../../support/rasterFaces';
import { STATES } from '../../support/readFaces';
import { documentAlone } from '../importing/readBack';
import { faceOf } from './faces';
import { groupNode } from './groupedFaces';
import { named } from './written';

const OPTIONS: FaceOptions = {
  list: [
    {
      ...{ id: 'look', kind: 'list', name: 'Look', default: 'wild' },
      choices: [
        { id: 'calm', name: 'Calm' },
        { id: 'wild', name: 'Wild' },
      ],
    },
  ],
};

const tilt = { ...TILT_AT_REST, isOn: true, x: 12, y: -8, angle: 5, scale: 1.1, alpha: 0.8 };
const box = { x: 120, y: 140, width: 90, height: 60, opacity: 0.9, tilt };
const LIVE = { x: '(100+#Ds#)', y: '(#Dm#+80)', opacity: '((#Ds#+40)/100)', visible: '(#Ds#%7!=3)' };
const solid = { kind: 'solid', color: '#22cc88' } as const;
const sweep = { ...MOTION_AT_REST, kind: 'sweep5' } as const;
const chosen = (node: FaceNode, live: object = LIVE): FaceNode =>
  ({ ...node, ...(live ? { live } : {}), shownFor: { option: 'look', choice: 'wild' } }) as FaceNode;

const group = { ...groupNode('group', { ...box, rotate: '#DWFM#' }), live: LIVE };

const CASES: readonly (readonly [name: string, nodes: readonly FaceNode[]])[] = [
  ['a shape', [chosen(bare('shape', { ...box, fill: solid }))]],
  [
    'a shape with a shadow',
    [chosen(bare('shape', { ...box, fill: solid, shadow: { isOn: true, x: 4, y: 6, blur: 0 } }))],
  ],
  ['a text with a tag', [chosen(bare('text', { ...box, textTag: '#WCT#' }))]],
  ['a progress', [chosen(bare('progress', { ...box, fillRate: '(#BLP#/100)' }))]],
  ['a sweeping shape', [chosen(bare('shape', { ...box, fill: solid, rotate: '#DWFS#', motion: sweep }))]],
  [
    'a sweeping second hand',
    [chosen(bare('image', { ...box, url: PICTURE.url, rotate: '#DWFS#', motion: sweep }, { type: 'seconds' }))],
  ],
  [
    'a group',
    [bare('shape', { ...box, fill: solid }, { uuid: 'inside', parentId: group.uuid }), chosen(group as FaceNode)],
  ],
];

describe.each(CASES)('%s with a choice, data, tilt and motion', (_, nodes) => {
  const copy = copyWithPicks({ ...faceOf([...nodes], { ambient: [...nodes] }), options: OPTIONS }, {});
  const output = writeFace(copy);

  it('is valid by our table from its version up, with one child in each choice', () => {
    expect(checkDocument(copy, output)).toEqual([]);
    for (const version of FORMAT_VERSIONS.filter((one) => one >= output.version))
      expect(checkElements(output.document, version)).toEqual([]);
    const options = named(output.document, 'ListOption').filter((one) => elementsOf(one).length > 0);
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) expect(elementsOf(option)).toHaveLength(1);
  });

  it.skipIf(NO_ORACLE)('is valid by the official schemas', async () => {
    const [verdicts] = await officialVerdicts([writeXml(output.document)]);
    for (const version of FORMAT_VERSIONS.filter((one) => one >= output.version))
      expect(verdicts?.[version]).toBeFalsy();
  });

  const hasPicture = nodes.some(({ nodeType }) => nodeType === 'image');
  it.skipIf(hasPicture).each(['normal', 'ambient'] as const)('is drawn as on the canvas (%s)', async (mode) => {
    await readyToDraw(nodes);
    const files: FaceFiles = documentAlone(output.document);
    const [first] = STATES;
    const state = { ...first!, now: Math.floor(first!.now / 60_000) * 60_000 + 25_000 };
    const tilted = { ...state, tilt: { x: 20, y: -35 } };
    const watch = sourceDrawing(files, tilted, mode, { steps: false });
    expect(differing(canvasDrawing(copy, files, tilted, mode), watch, 250)).toBeLessThan(0.01);
    // The layer is visible, and only normal mode tilts it.
    const level = canvasDrawing(copy, files, state, mode);
    if (mode === 'normal') expect(differing(level, watch, 250)).toBeGreaterThan(0.001);
    else expect(differing(level, watch, 250)).toBeLessThan(0.01);
  });
});

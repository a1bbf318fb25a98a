// Properties that follow data survive an export and an import unchanged.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { storedLive, withLive } from '@/face/nodes/liveFields';
import type { BoxedLayer } from '@/face/nodes/seen';
import { readFace } from '@/output/importing/readFace';
import { writeFace } from '@/output/watchFace/writeFace';
import { bare, PICTURE } from '../../face/nodes/sampleNodes';
import { faceOf } from '../watchFace/faces';
import { portsFor, readBack } from './readBack';
import { documentWith, withPictures } from './sampleFaces';

const SWING = '(250+100*sin(#DWFS#*3.14159/180))';
const solid = { kind: 'solid', color: '#ff0000' } as const;
const box = { x: 100, y: 120, width: 60, height: 60 };
const stroked = { fill: null, stroke: { paint: solid, width: 6 } };

const CASES: readonly (readonly [name: string, node: BoxedLayer, live: Record<string, string>])[] = [
  ['place of a picture', bare('image', { ...box, url: PICTURE.url }), { x: SWING, y: '(#Ds#*2)' }],
  ['size of a picture', bare('image', { ...box, url: PICTURE.url }), { width: '(#Ds#+1)', height: '#BLP#' }],
  ['opacity of a picture', bare('image', { ...box, url: PICTURE.url, opacity: 0.4 }), { opacity: '(#BLP#/100)' }],
  ['visibility of a picture', bare('image', { ...box, url: PICTURE.url }), { visible: '(#BLP#<15)' }],
  [
    'place, opacity and visibility of a text',
    bare('text', { ...box, text: 'one' }),
    { x: SWING, opacity: '(#Ds#/60)', visible: '(#ZSC#>0)' },
  ],
  ['place of a shape', bare('shape', { ...box, fill: solid }), { x: SWING, y: '#Ds#' }],
  ['size of a shape', bare('shape', { ...box, fill: solid }), { width: '(#Ds#+1)', height: '(#Ds#*3)' }],
  [
    'ends of an arc',
    bare('shape', { ...box, kind: 'arc', ...stroked, startAngle: 0, endAngle: 90 }),
    { startAngle: '(#Ds#*3)', endAngle: '(#Ds#*9-200)' },
  ],
  ['width of a stroke', bare('shape', { ...box, ...stroked }), { strokeWidth: '(#Ds#*5-10)' }],
];

const layersOf = (node: BoxedLayer) =>
  readBack(faceOf([node], { ambient: [node] })).read.copy.normal.nodeList.filter(({ nodeType }) => nodeType !== 'root');

describe('an exported expression is read again', () => {
  it.each(CASES)('%s', (_, node, live) => {
    const [layer, ...more] = layersOf(withLive(node, live) as BoxedLayer);
    expect(more).toEqual([]);
    expect(layer?.nodeType).toBe(node.nodeType);
    expect(storedLive(layer!)).toEqual(live);
    const style = layer?.style as typeof node.style;
    // A text is read in a box of the height of its line.
    if (node.nodeType !== 'text') expect(style).toMatchObject({ y: node.style.y, height: node.style.height });
    expect([style.x, style.opacity]).toEqual([node.style.x, node.style.opacity]);
  });
});

it('a Transform that no expression of ours can say is exported unchanged', () => {
  const scene =
    '<PartImage x="10" y="10" width="40" height="30"><Transform target="x" value="[MINUTE] + log10([STEP_COUNT])"/>' +
    '<Image resource="cloud"/></PartImage>';
  const read = readFace(withPictures(documentWith(scene)), portsFor());
  if (!read.ok) throw new Error(read.reason);
  const [, layer] = read.copy.normal.nodeList;
  expect(storedLive(layer!)).toEqual({});
  expect(writeXml(writeFace(read.copy).document)).toContain('log10([STEP_COUNT])');
});

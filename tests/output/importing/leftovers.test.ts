// Parts that our layers express except for a little: they become layers, and the rest is written back.
import { describe, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { leftoverName, leftoversOf } from '@/face/nodes/leftoverNames';
import type { FaceFiles } from '@/output/importing/imported';
import { readFace } from '@/output/importing/readFace';
import { checkDocument } from '@/output/watchFace/checkDocument';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';
import { documentAlone, filesOf, found, pictureOf, portsFor } from './readBack';

const SETTINGS = `<UserConfigurations><ColorConfiguration id="theme" displayName="theme" defaultValue="1">
  <ColorOption id="0" displayName="a" colors="#ff112233 #ff445566"/><ColorOption id="1" displayName="b" colors="#ff00aa00 #ff0000bb"/>
</ColorConfiguration></UserConfigurations>`;

function faceWith(scene: string): FaceFiles {
  const read = readXml(`<WatchFace width="450" height="450">${SETTINGS}<Scene>${scene}</Scene></WatchFace>`);
  if (!read.ok) throw new Error('The scene is XML.');
  return { ...documentAlone(read.root), pictures: new Map([['hand', found('hand')]]) };
}

function imported(scene: string): {
  files: FaceFiles;
  copy: FaceCopy;
  kinds: readonly string[];
  left: readonly string[];
} {
  const files = faceWith(scene);
  const read = readFace(files, portsFor());
  if (!read.ok) throw new Error(read.reason);
  const nodes = read.copy.normal.nodeList.slice(1);
  return {
    ...{ files, copy: read.copy, kinds: nodes.map(({ nodeType }) => nodeType) },
    left: nodes.flatMap((node) => leftoversOf(node).map(leftoverName)),
  };
}

const TEXT = (font: string, around = '') =>
  `<PartText x="100" y="100" width="250" height="60">${around}<Text align="CENTER"><Font family="SYNC_TO_DEVICE" size="30" ${font}>Quay</Font></Text></PartText>`;
const HAND = (attributes: string, inside = '') =>
  `<AnalogClock x="0" y="0" width="450" height="450"><SecondHand resource="hand" x="100" y="80" width="20" height="90" pivotX="0.5" pivotY="0.9" ${attributes}>${inside}</SecondHand></AnalogClock>`;
const LAUNCH = '<Launch target="com.example/com.example.Main"/>';
const FRAME = (inside: string) => `<PartDraw x="40" y="50" width="200" height="80">${inside}</PartDraw>`;
const ROUND = (color: string) =>
  `<RoundRectangle x="0" y="0" width="200" height="80" cornerRadiusX="20" cornerRadiusY="20"><Fill color="${color}"/></RoundRectangle>`;
const TIME = (format: string, more = '') =>
  `<DigitalClock x="100" y="50" width="250" height="90">${more}<TimeText x="0" y="0" width="250" height="90" format="${format}" hourFormat="SYNC_TO_DEVICE"><Font family="SYNC_TO_DEVICE" size="48" color="#ffffffff"/></TimeText></DigitalClock>`;

const CASES: readonly [title: string, scene: string, kinds: readonly string[], left: readonly string[]][] = [
  ['bold letters', TEXT('color="#ffffffff" weight="BOLD"'), ['text'], ['Font weight']],
  ['bold slanted letters', TEXT('weight="BOLD" slant="ITALIC"'), ['text'], ['Font weight', 'Font slant']],
  ['letters in a colour of a choice', TEXT('color="[CONFIGURATION.theme.0]"'), ['text'], ['Font color']],
  ['a text that opens an app', TEXT('color="#ff00ff00"', LAUNCH), ['text'], ['Launch']],
  ['a shape that opens an app', FRAME(LAUNCH + ROUND('#ff304050')), ['shape'], ['Launch']],
  ['a shape in a colour of a choice', FRAME(ROUND('[CONFIGURATION.theme.1]')), ['shape'], ['Fill color']],
  ['several shapes', FRAME(ROUND('#ff304050') + ROUND('[CONFIGURATION.theme]')), ['shape', 'shape'], ['Fill color']],
  [
    'a tinted hand anywhere that sweeps',
    HAND('tintColor="[CONFIGURATION.theme.1]"', '<Sweep frequency="15"/>'),
    ['image'],
    ['Sweep', 'SecondHand tintColor'],
  ],
  ['a digital clock', TIME('hh:mm'), ['text'], []],
  ['a digital clock with seconds', TIME('hh:mm:ss'), ['text'], []],
];

describe('a part that has a little more than a layer', () => {
  it.each(CASES)('becomes layers: %s', (_, scene, kinds, left) => {
    const made = imported(scene);
    expect(made.kinds).toEqual(kinds);
    expect([...made.left].sort()).toEqual([...left].sort());
  });

  it.each(CASES)('is exported valid, draws the same, and is read the same: %s', (_, scene) => {
    const { files, copy, kinds, left } = imported(scene);
    const output = writeFace(copy);
    expect(output.findings.filter(({ key }) => key !== 'ambientSeconds')).toEqual([]);
    expect(checkDocument(copy, output)).toEqual([]);
    const again = { ...filesOf(output), pictures: new Map([...files.pictures, ...filesOf(output).pictures]) };
    const second = readFace(again, portsFor());
    if (!second.ok) throw new Error(second.reason);
    const nodes = second.copy.normal.nodeList.slice(1);
    expect(nodes.map(({ nodeType }) => nodeType)).toEqual(kinds);
    expect(nodes.flatMap((node) => leftoversOf(node).map(leftoverName))).toEqual(
      left.length > 0 ? expect.arrayContaining([...left]) : [],
    );
    for (const mode of ['normal', 'ambient'] as const) {
      expect(lettersIn(pictureOf(again, NOON, mode))).toEqual(lettersIn(pictureOf(files, NOON, mode)));
    }
  });

  it.each([
    ['three leftovers', TEXT('weight="BOLD" slant="ITALIC" color="[CONFIGURATION.theme.0]"')],
    ['a value of another part', TEXT('color="[REFERENCE.other]"')],
    ['a clock of another place', TIME('hh:mm', '<Localization timeZone="Europe/London"/>')],
    [
      'a shape that its part cuts off',
      FRAME('<Ellipse x="-40" y="0" width="100" height="60"><Stroke color="#ffffffff" thickness="9"/></Ellipse>'),
    ],
    ['an endless value', TEXT(`weight="${'BOLD'.repeat(900)}"`)],
  ])('stays a preserved part: %s', (_, scene) => {
    expect(imported(scene).kinds).toEqual(['watch_part']);
  });
});

const NOON = Date.UTC(2026, 5, 3, 12, 34, 56);
/** Letters and paints of a drawing in painting order. */
const lettersIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/>([^<>\s][^<>]*)<|(?:fill|stroke|font-weight|font-style|font-size)="([^"]*)"/g)].map(
    ([, text, value]) => text ?? value ?? '',
  );

describe('an edit of a layer with leftovers', () => {
  const edited = (style: object) => {
    const { copy } = imported(TEXT('color="[CONFIGURATION.theme.0]" weight="BOLD"'));
    const nodeList = copy.normal.nodeList.map((node, index) =>
      index === 0 ? node : { ...node, style: { ...(node.style as object), ...style } },
    );
    const { document, findings } = writeFace({ ...copy, normal: { nodeList } } as FaceCopy);
    return {
      text: writeXml(document),
      lost: findings.filter(({ key }) => key === 'leftoverLost').map(({ params }) => params.name),
    };
  };

  it('keeps them where it does not concern them', () => {
    const { text, lost } = edited({ x: 7, text: 'Pier' });
    expect(text).toMatch(/<Font [^>]*color="\[CONFIGURATION\.theme\.0\]"[^>]*>Pier/);
    expect(text).toMatch(/<Font [^>]*weight="BOLD"[^>]*>Pier/);
    expect(lost).toEqual([]);
  });

  it('replaces a colour that follows a choice, with a note', () => {
    const { text, lost } = edited({ fill: '#123456' });
    expect(text).toMatch(/<Font [^>]*color="#(?:ff)?123456"/);
    expect(text).toMatch(/<Font [^>]*weight="BOLD"/);
    expect(lost).toContain('Font color');
  });
});

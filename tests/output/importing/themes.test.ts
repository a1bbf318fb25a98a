// The color setting of a document becomes the theme of the design, and colors that take it follow its roles.
import { describe, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { roleFieldsOf, rolesOf, withRoles } from '@/face/nodes/colorRoles';
import { leftoversOf } from '@/face/nodes/leftoverNames';
import { readFace } from '@/output/importing/readFace';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';
import { type FaceNode, isKnown, type KnownNode } from '@/schemas/nodes';
import { bare } from '../../face/nodes/sampleNodes';
import { faceOf } from '../watchFace/faces';
import { TWO_ROLES } from '../watchFace/twoRoles';
import { documentAlone, filesOf, portsFor, readBack } from './readBack';

const solid = (color: string) => ({ kind: 'solid', color });
const place = { x: 120, y: 120, width: 120, height: 60 };

/** A layer of each kind that a package can say with a role. */
const LAYERS: Readonly<Record<string, KnownNode>> = {
  text: bare('text', { ...place, text: 'Noon', fill: '#00ffcc' }),
  'live text': bare('text', { ...place, text: '', textTag: '#BLP#%', fill: '#00ffcc' }),
  'filled shape': bare('shape', { ...place, kind: 'rectangle', fill: solid('#00ffcc') }),
  'stroked shape': bare('shape', {
    ...{ ...place, kind: 'rectangle', fill: solid('#00ffcc') },
    stroke: { paint: solid('#00ffcc'), width: 4 },
  }),
  'ring and track': bare('progress', {
    ...{ x: 100, y: 100, width: 200, height: 200, progressType: 'Circular', fillRate: '(#BLP#/100)' },
    ...{ fillColor: '#00ffcc', bgColor: '#00ffcc' },
  }),
  'tinted picture': bare('image', {
    ...{ ...place, url: `asset:${'a'.repeat(64)}`, isTinted: true, tintColor: '#00ffcc' },
    ...{ red: 0, green: 255, blue: 204 },
  }),
};

const themed = (node: KnownNode): FaceNode =>
  withRoles(node, Object.fromEntries(roleFieldsOf(node).map((path) => [path, 'accent'])));
const faceWith = (nodes: readonly FaceNode[], theme = TWO_ROLES): FaceCopy => ({
  ...faceOf(nodes.map((node, index) => ({ ...node, uuid: `layer-${index}` }) as FaceNode)),
  theme,
});
const layersOf = ({ normal }: FaceCopy): readonly FaceNode[] =>
  normal.nodeList.filter(({ nodeType }) => nodeType !== 'root');

describe('a package of ours gives its theme back', () => {
  it('with the choices, their colors and names, and a name for each role', () => {
    const { read } = readBack(faceWith([themed(LAYERS.text!)]));
    const roles = [
      { id: 'role1', name: 'ThemeRole 1' },
      { id: 'role2', name: 'ThemeRole 2' },
    ];
    expect(read.copy.theme).toEqual({ id: 'themeColor', roles, choices: TWO_ROLES.choices });
    expect(read.copy.watchFace?.head).not.toContain('ColorConfiguration');
    const [note] = read.notes;
    expect(note).toMatchObject({ key: 'theme', kind: 'recognised', params: { count: 2 } });
  });

  it.each(Object.entries(LAYERS))('%s follows the role again', (_, node) => {
    const face = faceWith([themed(node)]);
    const { read } = readBack(face);
    const [layer, ...more] = layersOf(read.copy);
    expect(more).toEqual([]);
    if (!layer || !isKnown(layer)) throw new Error('The layer is not imported.');
    expect(layer.nodeType).toBe(node.nodeType);
    expect(leftoversOf(layer)).toEqual([]);
    expect(new Set(Object.values(rolesOf(layer)))).toEqual(new Set(['role1']));
    expect(filesOf(writeFace(read.copy)).document).toEqual(filesOf(writeFace(face)).document);
  });
});

const TEXT =
  '<PartText x="100" y="100" width="250" height="48"><Text align="CENTER"><Font family="SYNC_TO_DEVICE" size="30" color="[CONFIGURATION.theme.1]">Noon</Font></Text></PartText>';
const face = (setting: string, scene = TEXT) =>
  `<WatchFace width="450" height="450"><UserConfigurations>${setting}</UserConfigurations><Scene>${scene}</Scene></WatchFace>`;
const setting = (options: string, more = '') =>
  `<ColorConfiguration id="theme" displayName="colors" defaultValue="0"${more}>${options}</ColorConfiguration>`;
const option = (id: string, colors: string, more = '') =>
  `<ColorOption id="${id}" displayName="name_${id}" colors="${colors}"${more}/>`;
const TWO = option('0', '#ff102030 #aabbcc') + option('1', '#000000 #ffffff');

function rootOf(source: string) {
  const read = readXml(source);
  if (!read.ok) throw new Error(read.fault.kind);
  return read.root;
}

function imported(
  source: string,
  strings: Readonly<Record<string, { zh?: string; en?: string; other?: string }>> = {},
) {
  const files = { ...documentAlone(rootOf(source)), strings: new Map(Object.entries(strings)) };
  const read = readFace(files, portsFor());
  if (!read.ok) throw new Error(read.reason);
  return read;
}

describe('the setting of a face made elsewhere', () => {
  it('becomes a theme named as there, and its text follows the second color', () => {
    const { copy } = imported(face(setting(TWO)), { colors: { other: 'Dial colors' }, name_0: { other: 'Night' } });
    expect(copy.theme).toMatchObject({
      id: 'theme',
      title: { zh: 'Dial colors', en: 'Dial colors' },
      choices: [
        { id: '0', name: 'Night', colors: ['#102030', '#aabbcc'] },
        { id: '1', name: 'name_1', colors: ['#000000', '#ffffff'] },
      ],
    });
    const [text] = layersOf(copy);
    expect(text && rolesOf(text)).toEqual({ 'style.fill': 'role2' });
    expect(text?.style).toMatchObject({ fill: '#aabbcc' });
    expect(writeFace(copy).strings).toContainEqual(expect.objectContaining({ zh: 'Dial colors', en: 'Dial colors' }));
  });

  it.each([
    ['another default than the first choice', face(setting(TWO, '').replace('defaultValue="0"', 'defaultValue="1"'))],
    ['icons', face(setting(option('0', '#102030 #aabbcc', ' icon="swatch"')))],
    ['choices with different numbers of colors', face(setting(option('0', '#102030') + option('1', '#000 #111')))],
    ['a transparent color', face(setting(option('0', '#80102030 #aabbcc')))],
    ['more colors than a theme', face(setting(option('0', '#000001 #000002 #000003 #000004 #000005 #000006')))],
    ['two choices with one id', face(setting(option('0', '#102030 #aabbcc').repeat(2)))],
    ['two color settings', face(setting(TWO) + setting(TWO).replace('id="theme"', 'id="other"'))],
    [
      'a flavor that sets it',
      face(
        `${setting(TWO)}<Flavors defaultValue="a"><Flavor id="a" displayName="a"><Configuration id="theme" optionId="1"/></Flavor></Flavors>`,
      ),
    ],
  ])('is preserved unchanged with %s', (_, source) => {
    const { copy, notes } = imported(source);
    expect(copy.theme).toBeUndefined();
    expect(copy.watchFace?.head).toContain('<ColorConfiguration id="theme"');
    expect(notes.map(({ key }) => key)).toContain('keptChoices');
  });

  it('becomes a theme beside a part that must be preserved and takes the color, and is exported once', () => {
    const cloud =
      '<Group x="0" y="0" width="9" height="9"><Gyro x="5"/><PartDraw x="0" y="0" width="9" height="9"><Rectangle x="0" y="0" width="9" height="9"><Fill color="[CONFIGURATION.theme.0]"/></Rectangle></PartDraw></Group>';
    const { copy, notes } = imported(face(setting(TWO), TEXT + cloud));
    expect(copy.theme?.id).toBe('theme');
    expect(layersOf(copy).map(({ nodeType }) => nodeType)).toEqual(['text', 'watch_part']);
    // The canvas draws the part with it.
    expect(copy.watchFace?.head).toContain('<ColorConfiguration id="theme"');
    expect(notes.map(({ key }) => key)).not.toContain('keptChoices');
    const output = writeFace(copy);
    expect(writeXml(output.document).match(/<ColorConfiguration/g)).toHaveLength(1);
    expect(output.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const back = readBack(copy).read.copy;
    expect(back.theme).toEqual(copy.theme);
  });

  it('is preserved with names that differ by language', () => {
    const { copy } = imported(face(setting(TWO)), { name_0: { zh: '夜', en: 'Night' } });
    expect(copy.theme).toBeUndefined();
  });
});

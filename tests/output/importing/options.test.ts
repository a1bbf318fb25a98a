// Lists and switches of a document become options of the design, and what their choices show becomes layers of a choice.
import { describe, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { elementsOf } from '@/bytes/xml/xml';
import { copyWithPicks, shownForOf } from '@/face/nodes/shownFor';
import { optionsOffered, settledOptions } from '@/output/importing/offeredOptions';
import { readFace } from '@/output/importing/readFace';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceOptions } from '@/schemas/options';
import { bare } from '../../face/nodes/sampleNodes';
import { faceOf } from '../watchFace/faces';
import { groupNode } from '../watchFace/groupedFaces';
import { documentAlone, filesOf, pictureOf, portsFor, readBack } from './readBack';

const OPTIONS: FaceOptions = {
  list: [
    {
      ...{ id: 'hands', kind: 'list', name: 'Hands', default: 'bold' },
      choices: [
        { id: 'thin', name: 'Thin' },
        { id: 'bold', name: 'Bold' },
        { id: 'none', name: 'None' },
      ],
    },
    {
      ...{ id: 'seconds', kind: 'switch', name: 'Seconds', default: 'FALSE' },
      choices: [
        { id: 'TRUE', name: 'SwitchOn' },
        { id: 'FALSE', name: 'SwitchOff' },
      ],
    },
  ],
};

const bar = (uuid: string, x: number, more: object = {}): FaceNode =>
  bare(
    'shape',
    { kind: 'rectangle', x, y: 60, width: 40, height: 300, fill: { kind: 'solid', color: '#00ffcc' } },
    { uuid: uuid.replaceAll(' ', '-'), label: uuid, ...more },
  );
const shown = (node: FaceNode, option: string, choice: string): FaceNode =>
  ({ ...node, shownFor: { option, choice } }) as FaceNode;
const group = shown(groupNode('set', { rotate: '#DWFM#', x: 0, y: 0, width: 500, height: 500 }), 'hands', 'thin');

const NODES: readonly FaceNode[] = [
  bar('always', 20),
  bar('inside', 100, { parentId: 'set' }),
  bar('inside too', 160, { parentId: 'set' }),
  group,
  shown(bar('bold hand', 220), 'hands', 'bold'),
  bar('between', 280),
  shown(bar('second hand', 340), 'seconds', 'TRUE'),
];
const FACE: FaceCopy = copyWithPicks({ ...faceOf(NODES, { ambient: NODES }), options: OPTIONS }, {});

const layersOf = (copy: FaceCopy, mode: 'normal' | 'ambient' = 'normal') =>
  copy[mode]?.nodeList.filter(({ nodeType }) => nodeType !== 'root') ?? [];
const choicesOf = (nodes: readonly FaceNode[]) =>
  nodes.map((node) => {
    const at = shownForOf(node);
    return [node.label, at ? `${at.option}/${at.choice}` : 'always'];
  });

describe('a package of ours gives its options back', () => {
  const { first, read, second } = readBack(FACE);

  it('with names, choices and defaults', () => {
    expect(read.copy.options).toEqual(OPTIONS);
    expect(read.copy.watchFace?.head).not.toContain('Configuration');
    expect(read.notes.slice(0, 2)).toMatchObject([
      { key: 'option', what: 'Hands', params: { count: 3 } },
      { key: 'switch', what: 'Seconds' },
    ]);
    expect(read.notes.filter(({ kind }) => kind !== 'recognised')).toEqual([]);
  });

  it.each(['normal', 'ambient'] as const)('with each layer and group shown for its choice in %s mode', (mode) => {
    expect(choicesOf(layersOf(read.copy, mode))).toEqual(choicesOf(layersOf(FACE, mode)));
  });

  it('and is written as the same document', () => {
    expect(filesOf(second).document).toEqual(filesOf(first).document);
  });
});

const rect = (name: string) =>
  `<PartDraw name="${name}" x="99" y="99" width="52" height="52"><Rectangle x="1" y="1" width="50" height="50"><Fill color="#ff304050"/></Rectangle></PartDraw>`;
const LIST =
  '<ListConfiguration id="dial" displayName="Dial" defaultValue="1"><ListOption id="0" displayName="Plain"/><ListOption id="1" displayName="Rich"/></ListConfiguration>';
const scene = (plain: string, rich: string) =>
  `<ListConfiguration id="dial"><ListOption id="0">${plain}</ListOption><ListOption id="1">${rich}</ListOption></ListConfiguration>`;
const document = (settings: string, content: string) =>
  `<WatchFace width="450" height="450"><UserConfigurations>${settings}</UserConfigurations><Scene>${content}</Scene></WatchFace>`;

function rootOf(source: string) {
  const read = readXml(source);
  if (!read.ok) throw new Error(read.fault.kind);
  return read.root;
}

function imported(source: string, strings: Readonly<Record<string, { zh?: string; en?: string }>> = {}) {
  const read = readFace({ ...documentAlone(rootOf(source)), strings: new Map(Object.entries(strings)) }, portsFor());
  if (!read.ok) throw new Error(read.reason);
  return read;
}

describe('a list of a face made elsewhere', () => {
  it('becomes an option, its parts layers of a choice, wherever they are', () => {
    const { copy } = imported(
      document(LIST, `${scene(rect('a'), rect('b'))}${rect('c')}${scene(rect('d'), rect('e'))}`),
    );
    expect(copy.options?.list).toMatchObject([{ id: 'dial', name: 'Dial', default: '1' }]);
    expect(choicesOf(layersOf(copy))).toEqual([
      ['a', 'dial/0'],
      ['b', 'dial/1'],
      ['c', 'always'],
      ['d', 'dial/0'],
      ['e', 'dial/1'],
    ]);
  });

  it.each(['0', '1'])('has the same picture in our export with choice %s as its default', (id) => {
    const source = document(
      LIST.replace('defaultValue="1"', `defaultValue="${id}"`),
      `${scene(rect('a'), rect('b').replace('ff304050', 'ffffcc00'))}${rect('c').replace('x="99"', 'x="199"')}`,
    );
    const { copy } = imported(source);
    const [before, after] = [documentAlone(rootOf(source)), filesOf(writeFace(copy))];
    for (const mode of ['normal', 'ambient'] as const)
      expect(pictureOf(after, 0, mode)).toEqual(pictureOf(before, 0, mode));
    expect(copy.options?.list[0]?.default).toBe(id);
  });

  it('shows a part that must be preserved for its choice', () => {
    const cloud = '<Group name="cloud" x="0" y="0" width="9" height="9"><Gyro x="5"/></Group>';
    const { copy } = imported(document(LIST, scene(rect('a'), cloud)));
    expect(choicesOf(layersOf(copy))).toEqual([
      ['a', 'dial/0'],
      ['cloud', 'dial/1'],
    ]);
    expect(layersOf(copy)[1]?.nodeType).toBe('watch_part');
  });

  it.each([
    [
      'icons',
      document(LIST.replace('displayName="Rich"', 'displayName="Rich" icon="rich"'), scene(rect('a'), rect('b'))),
    ],
    [
      'a condition on it',
      document(
        LIST,
        `${scene(rect('a'), rect('b'))}<Condition><Expressions><Expression name="e"><![CDATA[[CONFIGURATION.dial] == 1]]></Expression></Expressions><Compare expression="e">${rect('c')}</Compare></Condition>`,
      ),
    ],
    [
      'a choice that it does not have',
      document(LIST, scene(rect('a'), rect('b')).replace('ListOption id="1"', 'ListOption id="7"')),
    ],
    ['a list inside a list', document(LIST, scene(rect('a'), scene(rect('b'), rect('c'))))],
    ['two settings of one id', document(LIST + LIST, scene(rect('a'), rect('b')))],
    [
      'more choices than an option',
      document(
        LIST.replace(
          '<ListOption',
          `${Array.from({ length: 120 }, (_, n) => `<ListOption id="n${n}" displayName="n${n}"/>`).join('')}<ListOption`,
        ),
        scene(rect('a'), rect('b')),
      ),
    ],
  ])('is preserved unchanged with %s', (_, source) => {
    const { copy, notes } = imported(source);
    expect(copy.options).toBeUndefined();
    expect(copy.watchFace?.head).toContain('<ListConfiguration id="dial"');
    expect(notes.map(({ key }) => key)).toContain('keptChoices');
    expect(writeFace(copy).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('that hides a list in a list, in a list, is read a bounded number of times', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `dial${index}`);
    const settings = ids.map((id) => LIST.replace('"dial"', `"${id}"`)).join('');
    const nested = ids.reduceRight((inner, id) => scene(rect(id), inner).replace('"dial"', `"${id}"`), rect('last'));
    let readings = 0;
    const root = rootOf(document(settings, nested));
    const sceneOf = elementsOf(root, 'Scene')[0]!;
    const counted = settledOptions(
      optionsOffered(
        root,
        sceneOf,
        () => null,
        ({ name }) => name,
      ),
      (options) => {
        readings += 1;
        return options;
      },
      // Each reading finds that the last option is still needed.
      (options) =>
        options
          .slice(-1)
          .map(({ id }) => bare('watch_part', { xml: `<Group name="${id}" x="0" y="0" width="1" height="1"/>` })),
    );
    expect(readings).toBe(4);
    expect(counted.taken).toEqual([]);
    expect(imported(document(settings, nested)).copy.options?.list.map(({ id }) => id) ?? []).not.toContain('dial1');
  });

  it('is preserved with names that differ by language', () => {
    const names = { Dial: { zh: '表盘', en: 'Dial' } };
    expect(imported(document(LIST, scene(rect('a'), rect('b'))), names).copy.options).toBeUndefined();
  });
});

// A face whose wearer chooses hands and seconds: valid in every version, and drawn by the rules of the format as the editor
// shows each choice.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { settledTree } from '@/face/nodes/layerTree';
import { copyWithPicks } from '@/face/nodes/shownFor';
import { policyOf } from '@/face/platforms';
import { convertCopy } from '@/face/platforms/convert';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import type { FaceFiles } from '@/output/importing/imported';
import { activeBytes } from '@/output/watchFace/memoryFootprint';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { Picks } from '@/schemas/optionPlaces';
import type { FaceOptions, ShownFor } from '@/schemas/options';
import { bare } from '../../face/nodes/sampleNodes';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { canvasDrawing, differing, sourceDrawing } from '../../support/rasterFaces';
import { STATES } from '../../support/readFaces';
import { documentAlone } from '../importing/readBack';
import { faceOf } from './faces';
import { groupNode } from './groupedFaces';
import { named } from './written';

function idCounter(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `chip-${count}`;
  };
}

const OPTIONS: FaceOptions = {
  list: [
    {
      ...{ id: 'hands', kind: 'list', name: 'Hands', default: 'thin' },
      choices: [
        { id: 'thin', name: 'Thin' },
        { id: 'bold', name: 'Bold' },
        { id: 'dots', name: 'Dots' },
      ],
    },
    {
      ...{ id: 'seconds', kind: 'switch', name: 'Seconds', default: 'TRUE' },
      choices: [
        { id: 'TRUE', name: 'On' },
        { id: 'FALSE', name: 'Off' },
      ],
    },
  ],
};

const part = (uuid: string, color: string, x: number, rest: object = {}): FaceNode =>
  bare(
    'shape',
    { kind: 'rectangle', x, y: 60, width: 40, height: 300, fill: { kind: 'solid', color } },
    { uuid, label: uuid, ...rest },
  );
const set = (choice: string, color: string, x: number): readonly FaceNode[] => {
  const group = groupNode(`set-${choice}`, { rotate: '#DWFM#', x: 0, y: 0, width: 500, height: 500 });
  return [
    part(`${choice}-1`, color, x, { parentId: group.uuid }),
    part(`${choice}-2`, '#ffffff', x + 60, { parentId: group.uuid }),
    { ...group, shownFor: { option: 'hands', choice } },
  ];
};
const shown = (node: FaceNode, option: string, choice: string): FaceNode =>
  ({ ...node, shownFor: { option, choice } }) as FaceNode;
const second = shown(part('second', '#ff3300', 400), 'seconds', 'TRUE');
const date = shown(part('date', '#3366ff', 20), 'seconds', 'FALSE');

const SETS = [...set('thin', '#00ffcc', 120), ...set('bold', '#ffee00', 180), ...set('dots', '#ff00ff', 240)];

const choosingFace = (nodes: readonly FaceNode[], ambient = nodes, options: FaceOptions = OPTIONS): FaceCopy =>
  copyWithPicks({ ...faceOf(settledTree(nodes), { ambient: settledTree(ambient) }), options }, {});

const FACE = choosingFace([...SETS, second, date], SETS);
const OUTPUT = writeFace(FACE);

/** The document with other choices. */
const picked = (root: XmlElement, picks: Picks): XmlElement => ({
  ...root,
  children: root.children.map((child) =>
    child.kind === 'element' && child.name === 'UserConfigurations'
      ? {
          ...child,
          children: elementsOf(child).map((setting) => ({
            ...setting,
            attributes: {
              ...setting.attributes,
              defaultValue: picks[setting.attributes.id ?? ''] ?? setting.attributes.defaultValue ?? '',
            },
          })),
        }
      : child,
  ),
});

describe('a face with options', () => {
  it('is valid by our table from the first version up', () => {
    expect(OUTPUT.version).toBe(1);
    for (const version of FORMAT_VERSIONS) expect(checkElements(OUTPUT.document, version)).toEqual([]);
    expect(OUTPUT.findings).toEqual([]);
  });

  it.skipIf(NO_ORACLE)('is valid by the official schema of every version', async () => {
    const [verdicts] = await officialVerdicts([writeXml(OUTPUT.document)]);
    for (const version of FORMAT_VERSIONS) expect(verdicts?.[version]).toBeFalsy();
  });

  it('declares each option once, with names as texts in both languages', () => {
    const [settings] = named(OUTPUT.document, 'UserConfigurations');
    expect(elementsOf(settings!).map(({ name, attributes }) => [name, attributes.id, attributes.defaultValue])).toEqual(
      [
        ['ListConfiguration', 'hands', 'thin'],
        ['BooleanConfiguration', 'seconds', 'TRUE'],
      ],
    );
    for (const words of ['Hands', 'Thin', 'Seconds']) {
      const text = OUTPUT.strings.find(({ en }) => en === words);
      expect(text).toMatchObject({ zh: words });
      expect(writeXml(settings!)).toContain(`displayName="${text?.name}"`);
    }
  });

  it('has exactly one child in each option of the scene, and every choice', () => {
    const [scene] = named(OUTPUT.document, 'Scene');
    const options = [...named(scene!, 'ListOption'), ...named(scene!, 'BooleanOption')];
    expect(options.length).toBeGreaterThan(4);
    for (const option of options) expect(elementsOf(option).map(({ name }) => name)).toEqual(['Group']);
    for (const list of named(scene!, 'ListConfiguration')) {
      expect(elementsOf(list).map(({ attributes }) => attributes.id)).toEqual(['thin', 'bold', 'dots']);
    }
  });

  it('has one element for adjacent layers of an option, and several with one id for layers apart', () => {
    const ids = (face: FaceCopy) =>
      named(named(writeFace(face).document, 'Scene')[0]!, 'ListConfiguration').map(({ attributes }) => attributes.id);
    expect(ids(choosingFace(SETS))).toEqual(['hands']);
    const between = part('between', '#808080', 300);
    expect(ids(choosingFace([...SETS.slice(0, 3), between, ...SETS.slice(3)]))).toEqual(['hands', 'hands']);
  });

  it('counts the memory of the choice that needs the most', () => {
    const big = (uuid: string, size: number, choice?: string): FaceNode => {
      const node = bare(
        'image',
        { url: `asset:${uuid.repeat(64)}`, width: size, height: size, x: 0, y: 0 },
        { uuid, label: uuid },
      );
      return choice ? shown(node, 'hands', choice) : node;
    };
    const drawable = () => ({ width: 100, height: 100, frames: 1 });
    const bytesOf = (nodes: readonly FaceNode[]) =>
      activeBytes(writeFace(choosingFace(nodes)).document, { drawable, fontBytes: () => null });
    const [thin, bold, always] = [big('a', 100, 'thin'), big('b', 100, 'bold'), big('c', 100)];
    const one = bytesOf([always]);
    expect(bytesOf([thin, bold])).toBe(one);
    expect(bytesOf([thin, bold, always])).toBeGreaterThan(one);
  });
});

describe('drawn by the rules of the format, as the editor shows it', () => {
  const files: FaceFiles = documentAlone(OUTPUT.document);
  const [state] = STATES;
  const cases: readonly Picks[] = [{}, { hands: 'bold' }, { hands: 'dots', seconds: 'FALSE' }, { seconds: 'FALSE' }];

  it.each(cases.flatMap((picks) => (['normal', 'ambient'] as const).map((mode) => ({ picks, mode }))))(
    '$picks in $mode',
    ({ picks, mode }) => {
      const editor = canvasDrawing(copyWithPicks(FACE, picks), files, state!, mode);
      const watch = sourceDrawing({ ...files, document: picked(OUTPUT.document, picks) }, state!, mode, {
        steps: false,
      });
      expect(differing(editor, watch, 500)).toBeLessThan(0.01);
    },
  );

  it('differs between choices', () => {
    const draw = (picks: Picks) => canvasDrawing(copyWithPicks(FACE, picks), files, state!, 'normal');
    expect(differing(draw({}), draw({ hands: 'dots' }), 500)).toBeGreaterThan(0.05);
  });
});

describe('a copy for a watch without choices', () => {
  const made = convertCopy(FACE, policyOf('falcon'), { id: 'chip', choices: new Map(), newId: idCounter() });

  it('has the layers of the default choices alone, always shown', () => {
    const labels = made.copy.normal.nodeList.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['thin-1', 'thin-2', 'second']));
    expect(labels.join()).not.toMatch(/bold|dots|date/);
    expect(JSON.stringify(made.copy.normal)).not.toMatch(/shownFor|unchosen/);
  });

  it('has a line for each layer of the source, and says that the wearer cannot choose', () => {
    const lost = made.report.filter(({ notes }) => notes.some(({ messageKey }) => messageKey === 'otherChoice'));
    expect(lost.filter(({ mode }) => mode === 'normal').map(({ label }) => label)).toEqual([
      ...['bold-1', 'bold-2', 'set-bold', 'dots-1', 'dots-2', 'set-dots', 'date'],
    ]);
    const layers = FACE.normal.nodeList.length + (FACE.ambient?.nodeList.length ?? 0);
    expect(made.report).toHaveLength(layers);
    expect(made.messages.map(({ messageKey }) => messageKey)).toContain('optionsResolved');
  });
});

describe('findings', () => {
  const keysOf = (face: FaceCopy) =>
    writeFace(face).findings.map(({ key, uuid, severity }) => ({ key, uuid, severity }));

  it('names a layer for an unknown choice, which is always shown', () => {
    const lost = shown(part('lost', '#ffffff', 10), 'dial', 'one');
    const face = choosingFace([...SETS, second, lost]);
    expect(keysOf(face)).toContainEqual({ key: 'shownForUnknown', uuid: 'lost', severity: 'warning' });
    const scene = named(writeFace(face).document, 'Scene')[0]!;
    expect(named(scene, 'PartDraw').some(({ attributes }) => attributes.name === 'lost')).toBe(true);
  });

  it('is silent about a layer whose choice was deleted', () => {
    const at: ShownFor = { option: 'dial', choice: 'one' };
    const options = { ...OPTIONS, replaced: { 'dial/one': null } };
    const face = choosingFace([...SETS, second, shown(part('kept', '#ffffff', 10), at.option, at.choice)], [], options);
    expect(keysOf(face)).toEqual([]);
  });

  it('names an option that no layer uses, and a choice of a list without layers', () => {
    expect(keysOf(choosingFace(SETS)).map(({ key }) => key)).toEqual(['optionUnused']);
    expect(keysOf(choosingFace([...SETS.slice(0, 6), second])).map(({ key }) => key)).toEqual(['optionChoiceEmpty']);
  });

  it('says that a slot is always shown, by itself or in a group', () => {
    const slot = (rest: object) => bare('google_complication', { systemProviderValue: 1 }, { label: 'slot', ...rest });
    const inGroup = { ...groupNode('g'), shownFor: { option: 'hands', choice: 'bold' } } as FaceNode;
    const face = choosingFace(
      [
        ...SETS,
        second,
        shown(slot({ uuid: 'one' }), 'hands', 'bold'),
        slot({ uuid: 'two', parentId: 'g' }),
        part('three', '#ffffff', 20, { parentId: 'g' }),
        inGroup,
      ],
      [],
    );
    expect(
      keysOf(face)
        .filter(({ key }) => key === 'slotShownFor')
        .map(({ uuid }) => uuid),
    ).toEqual(['one', 'two']);
  });

  it('stops more settings than the format reads', () => {
    const options = {
      list: Array.from({ length: 20 }, (_, n) => ({ ...OPTIONS.list[0]!, id: `o${n}`, name: `${n}` })),
    };
    const theme = {
      id: 'themeColor',
      roles: [{ id: 'accent', name: 'Accent' }],
      choices: [{ id: 'choice1', name: 'One', colors: ['#ffffff'] }],
    };
    const face = { ...choosingFace([], [], options), theme };
    expect(keysOf(face)).toContainEqual({ key: 'settingsMax', uuid: null, severity: 'error' });
  });
});

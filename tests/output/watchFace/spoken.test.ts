// Texts of layers for screen readers in the Watch Face Format and in the files of a package.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { readZip } from '@/bytes/zip/readZip';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { writeSourceZip } from '@/output/apk/sourceZip';
import { writeApk } from '@/output/apk/writeApk';
import { readFaceFiles } from '@/output/importing/readFaceFiles';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceNode } from '@/schemas/nodes';
import { bare, PICTURE } from '../../face/nodes/sampleNodes';
import { tinyFace } from '../../support/faces';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { faceOf } from './faces';
import { groupNode } from './groupedFaces';
import { SPOKEN_CASES, spokenFace } from './spokenFaces';
import { named } from './written';

const readersOf = (nodes: readonly FaceNode[], copy = spokenFace(nodes)) => {
  const output = writeFace(copy);
  const strings = new Map(output.strings.map(({ name, ...words }) => [name, words]));
  return named(output.document, 'ScreenReader').map((reader) => ({
    ...strings.get(reader.attributes.stringId ?? ''),
    parameters: elementsOf(reader).map(({ attributes }) => attributes.expression),
  }));
};

/** The parent of the first element of a name. */
const parentOf = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(element).some((child) => child.name === name)
    ? element
    : elementsOf(element)
        .map((child) => parentOf(child, name))
        .find(Boolean);

describe('a written text for screen readers', () => {
  it.each(SPOKEN_CASES)('$name', ({ nodes, en, zh, parameters }) => {
    expect(readersOf(nodes)[0]).toEqual({ en, zh, parameters });
  });

  it('is there once for each layer, and not for decoration', () => {
    const picture = (uuid: string, style: object) =>
      bare('image', { url: PICTURE.url, x: 10, y: 10, width: 40, height: 30, ...style }, { uuid, label: uuid });
    const readers = readersOf([
      picture('gloss', {}),
      picture('sun', { x: 80, alt: 'Sun' }),
      picture('dial', { x: 150 }),
    ]);
    expect(readers.map(({ en }) => en)).toEqual(['Sun']);
  });

  it('is a single one for the time of four digit pictures', () => {
    const time = SPOKEN_CASES.find(({ name }) => name.includes('four digit'))!;
    expect(readersOf(time.nodes)).toHaveLength(1);
  });

  it('leaves both hands in one clock', () => {
    const hands = SPOKEN_CASES.find(({ name }) => name.includes('two hands'))!;
    const { document } = writeFace(spokenFace(hands.nodes));
    expect(named(document, 'AnalogClock').map((clock) => elementsOf(clock).length)).toEqual([2]);
    expect(parentOf(document, 'ScreenReader')?.name).toBe('Group');
  });

  it('of a text of two lines is on the group around them', () => {
    const node = bare('text', { x: 200, y: 200, width: 90, height: 90, text: 'One\nTwo', alt: 'One and two' });
    expect(readersOf([node]).map(({ en }) => en)).toEqual(['One and two']);
    const { document } = writeFace(spokenFace([node]));
    expect(parentOf(document, 'ScreenReader')?.name).toBe('Group');
  });

  it('with minutes is around a text, so that always-on does not count it as one that changes each minute', () => {
    const node = bare('text', { x: 200, y: 200, width: 90, height: 40, textTag: '#DH#', alt: '#DH#:#DmZ#' });
    const { document } = writeFace(spokenFace([node]));
    expect(parentOf(document, 'ScreenReader')?.name).toBe('Group');
    expect(
      parentOf(writeFace(spokenFace([{ ...node, style: { ...node.style, alt: '#DH#' } }])).document, 'ScreenReader')
        ?.name,
    ).toBe('PartText');
  });

  it('of a group that a slot divides is spoken once', () => {
    const inGroup = (uuid: string, y: number) =>
      bare('text', { x: 200, y, width: 90, height: 40, text: uuid }, { uuid, label: uuid, parentId: 'group' });
    const slot = bare(
      'google_complication',
      { x: 200, y: 240, width: 90, height: 40, systemProviderValue: 1 },
      { uuid: 'slot', label: 'slot', parentId: 'group' },
    );
    const nodes = [inGroup('one', 100), slot, inGroup('two', 380), groupNode('group', { alt: 'Data' })];
    const readers = readersOf(nodes, faceOf(nodes, { ambient: [] }));
    expect(readers.map(({ en }) => en)).toEqual(['Data']);
  });

  it('reports a tag that a watch does not have, and speaks dashes for it', () => {
    const node = bare('image', { url: PICTURE.url, x: 200, y: 200, width: 40, height: 30, alt: 'Sleep #SV#' });
    const output = writeFace(spokenFace([node]));
    expect(output.findings.map(({ key, params }) => [key, params.field])).toContainEqual(['noSource', 'style.alt']);
    expect(output.strings.map(({ en }) => en)).toEqual(['Sleep --']);
  });
});

describe('a document with texts for screen readers', () => {
  const written = SPOKEN_CASES.map(({ name, nodes }) => ({ name, ...writeFace(spokenFace(nodes)) }));

  it.each(written)('with $name is valid by our table from its version up', ({ document, version }) => {
    for (const later of FORMAT_VERSIONS.filter((one) => one >= version))
      expect(checkElements(document, later)).toEqual([]);
  });

  it.skipIf(NO_ORACLE !== null)(
    'is accepted by the official schemas from its version up',
    { timeout: 300_000 },
    async () => {
      const verdicts = await officialVerdicts(written.map(({ document }) => writeXml(document)));
      const refused = written.flatMap(({ name, version }, index) =>
        FORMAT_VERSIONS.filter((one) => one >= version).flatMap((one) => {
          const reason = verdicts[index]?.[one];
          return reason ? [`${name}, version ${one}: ${reason}`] : [];
        }),
      );
      expect(refused).toEqual([]);
    },
  );
});

describe('the files of a package', () => {
  const ring = SPOKEN_CASES.find(({ name }) => name.includes('ring'))!;
  const made = async () => {
    const { document, strings } = writeFace(spokenFace(ring.nodes));
    return tinyFace({ watchFaceXml: writeXml(document, { indent: 2 }), strings });
  };

  it('have the texts in values and values-zh of the sources', async () => {
    const zip = await readZip(await writeSourceZip(await made()));
    if (!zip.ok) throw new Error(zip.fault.kind);
    const text = (end: string) =>
      new TextDecoder().decode([...zip.entries].find(([name]) => name.endsWith(end))?.[1] ?? new Uint8Array());
    expect(text('/res/values/strings.xml')).toContain('<string name="spoken">Battery %1$s percent</string>');
    expect(text('/res/values-zh/strings.xml')).toContain('<string name="spoken">电量百分之%1$s</string>');
  });

  it('have them in both languages of a watch package', async () => {
    const read = await readFaceFiles(await writeApk(await made()), { redraw: null });
    if (!read.ok) throw new Error(read.reason);
    expect(read.files.strings.get('spoken')).toMatchObject({ other: ring.en, zh: ring.zh });
  });
});

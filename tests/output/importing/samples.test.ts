// Real faces: nothing of them is lost, and the report has a line for each part.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { foreignText } from '@/face/nodes';
import { readPart } from '@/face/nodes/kept/readPart';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import type { FaceFiles } from '@/output/importing/imported';
import { readFace } from '@/output/importing/readFace';
import { writeFace } from '@/output/watchFace/writeFace';
import { NO_ORACLE, officialVerdicts, WFF_FOLDER } from '../../support/officialSchemas';
import { documentAlone, filesOf, found, portsFor, saidByMode } from './readBack';

const FOLDER = `${WFF_FOLDER}samples/`;
const NAMES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.xml')) : [];
if (NAMES.length === 0) console.warn(`Real faces are not read: none in ${FOLDER}.`);

const allOf = (element: XmlElement): readonly XmlElement[] => [element, ...elementsOf(element).flatMap(allOf)];

/** A document with a picture for every name in it. */
function withPictures(document: XmlElement): FaceFiles {
  const names = allOf(document).flatMap(({ attributes }) => attributes.resource ?? []);
  return { ...documentAlone(document), pictures: new Map(names.map((name) => [name, found(name)])) };
}

function sample(name: string): XmlElement {
  const read = readXml(readFileSync(`${FOLDER}${name}`, 'utf8'));
  if (!read.ok) throw new Error(`${name} is no XML`);
  return read.root;
}

describe.skipIf(NAMES.length === 0)('a real face', () => {
  it.each(
    NAMES.flatMap((name) => [
      { name, files: documentAlone },
      { name, files: withPictures },
    ]),
  )('$name is equivalent after it was read and written ($files.name)', ({ name, files }) => {
    const face = files(sample(name));
    const read = readFace(face, portsFor());
    if (!read.ok) throw new Error(read.reason);
    const written = writeFace(read.copy);
    const again = { ...filesOf(written), pictures: new Map([...face.pictures, ...filesOf(written).pictures]) };
    expect(saidByMode(again)).toEqual(saidByMode(face));
    expect(written.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

const ONE_PART = new Set([
  ...['PartText', 'PartImage', 'PartDraw', 'PartAnimatedImage', 'DigitalClock', 'ComplicationSlot'],
  ...['HourHand', 'MinuteHand', 'SecondHand'],
]);

/** Parts of an element: a slot and each hand count as one. */
const partsIn = (element: XmlElement): number =>
  ONE_PART.has(element.name) ? 1 : elementsOf(element).reduce((sum, child) => sum + partsIn(child), 0);

/** Parts of a face that are in kept parts after an import. */
function keptPartsOf(files: FaceFiles): number {
  const families = allOf(files.document).flatMap(({ name, attributes: { family } }) =>
    name === 'Font' && family !== undefined ? [[family, family] as const] : [],
  );
  const read = readFace(files, portsFor(new Map(families)));
  if (!read.ok) throw new Error(read.reason);
  const { normal, ambient } = read.copy;
  const nodes = new Map([...normal.nodeList, ...(ambient?.nodeList ?? [])].map((node) => [node.uuid, node]));
  const elements = [...nodes.values()].flatMap((node) => readPart(foreignText(node) ?? '') ?? []);
  return elements.reduce((sum, element) => sum + partsIn(element), 0);
}

/** Parts of all these faces that become layers to edit; may only rise. */
const EDITABLE = 18;

describe.skipIf(NAMES.length === 0)('all real faces together', () => {
  it(`have at least ${EDITABLE} parts that become layers to edit`, () => {
    const faces = NAMES.map((name) => withPictures(sample(name)));
    const parts = faces.flatMap(({ document }) => elementsOf(document, 'Scene')).map(partsIn);
    const total = parts.reduce((sum, count) => sum + count, 0);
    const kept = faces.reduce((sum, files) => sum + keptPartsOf(files), 0);
    expect(total - kept).toBeGreaterThanOrEqual(EDITABLE);
  });
});

describe.skipIf(NAMES.length === 0 || NO_ORACLE !== null || !process.env.LONG)(
  'a real face and the official schemas',
  () => {
    it('is still valid if it was valid', { timeout: 600_000 }, async () => {
      const before = NAMES.map(sample);
      const after = before.map((document) => {
        const read = readFace(withPictures(document), portsFor());
        if (!read.ok) throw new Error(read.reason);
        return writeFace(read.copy).document;
      });
      const verdicts = await officialVerdicts([...before, ...after].map((document) => writeXml(document)));
      const broken = NAMES.flatMap((name, index) =>
        FORMAT_VERSIONS.flatMap((version) => {
          const [was, is] = [verdicts[index]?.[version], verdicts[index + NAMES.length]?.[version]];
          // Our own elements need the second version.
          return was === null && is !== null && version > 1 ? [`${name}, version ${version}: ${is}`] : [];
        }),
      );
      expect(broken).toEqual([]);
    });
  },
);

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

const isSlot = (said: string): boolean => said.startsWith('[["ComplicationSlot"');

/** The slots and the other parts, each in painting order. */
const apart = (said: readonly string[]) => [said.filter(isSlot), said.filter((one) => !isSlot(one))];

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
    const [after, before] = [saidByMode(again), saidByMode(face)];
    // A slot and a layer that do not overlap may change places.
    for (const mode of ['normal', 'ambient'] as const) expect(apart(after[mode])).toEqual(apart(before[mode]));
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

/** Parts of all these faces that become layers to edit, and the median share per face in percent; may only rise. */
const EDITABLE = { total: 51, median: 50 };

describe.skipIf(NAMES.length === 0)('all real faces together', () => {
  it(`have at least ${EDITABLE.total} parts that become layers to edit, in the median face ${EDITABLE.median} %`, () => {
    const faces = NAMES.map((name) => withPictures(sample(name)));
    const shares = faces.map((files) => {
      const all = elementsOf(files.document, 'Scene').reduce((sum, scene) => sum + partsIn(scene), 0);
      return { all, editable: all - keptPartsOf(files) };
    });
    const total = shares.reduce((sum, { editable }) => sum + editable, 0);
    const sorted = shares.map(({ all, editable }) => (100 * editable) / all).sort((a, b) => a - b);
    expect(total).toBeGreaterThanOrEqual(EDITABLE.total);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThanOrEqual(EDITABLE.median);
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

// Real faces: nothing of them is lost, and the report has a line for each part.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { foreignText, hasLeftovers, isForeign, isRoot } from '@/face/nodes';
import { readPart } from '@/face/nodes/kept/readPart';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import type { FaceFiles } from '@/output/importing/imported';
import { readFace } from '@/output/importing/readFace';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceNode } from '@/schemas/nodes';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { documentAlone, filesOf, portsFor, saidByMode } from './readBack';
import { familiesIn, sample, sampleNames, withPictures } from './sampleFaces';

const NAMES = sampleNames();

/**
 * Slots that nothing above touches in always-on, by the file: our export draws them below those parts, because always-on
 * has each layer as high as the slots allow. `drawnAlike.test.ts` compares the pictures.
 */
const UNTOUCHED: Readonly<Record<string, string>> = { 'miku.xml': 'Circle Complication' };

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
    expect(after.normal).toEqual(before.normal);
    expect([...after.ambient].sort()).toEqual([...before.ambient].sort());
    const slot = UNTOUCHED[name];
    const isCompared = (text: string) => slot === undefined || !text.includes(`["displayName","${slot}"]`);
    expect(after.ambient.filter(isCompared)).toEqual(before.ambient.filter(isCompared));
    expect(written.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe.skipIf(NAMES.length === 0)('the report of a real face', () => {
  it.each(NAMES)('%s has one line for each layer, and names what the layer keeps', (name) => {
    const files = withPictures(sample(name));
    const read = readFace(files, portsFor(familiesIn(files.document)));
    if (!read.ok) throw new Error(read.reason);
    const { normal, ambient } = read.copy;
    const layers = new Map(
      [...normal.nodeList, ...(ambient?.nodeList ?? [])]
        .filter((node) => !isRoot(node))
        .map((node) => [node.uuid, node]),
    );
    // Lines without a layer are about the settings of the face.
    const lines = read.notes.filter(({ kind, uuid }) => uuid !== null && (kind === 'recognised' || kind === 'kept'));
    expect(lines.map(({ uuid }) => uuid).sort()).toEqual([...layers.keys()].sort());
    for (const { kind, key, uuid } of lines) {
      const node = layers.get(uuid ?? '') as FaceNode;
      expect(kind).toBe(isForeign(node) ? 'kept' : 'recognised');
      if (kind === 'recognised') expect(key).toBe(hasLeftovers(node) ? 'recognisedLeft' : 'recognised');
    }
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
  const read = readFace(files, portsFor(familiesIn(files.document)));
  if (!read.ok) throw new Error(read.reason);
  const { normal, ambient } = read.copy;
  const nodes = new Map([...normal.nodeList, ...(ambient?.nodeList ?? [])].map((node) => [node.uuid, node]));
  const elements = [...nodes.values()].flatMap((node) => readPart(foreignText(node) ?? '') ?? []);
  return elements.reduce((sum, element) => sum + partsIn(element), 0);
}

/** Parts of all these faces that become layers to edit, and the median share per face in percent; may only rise. */
const EDITABLE = { total: 57, median: 57 };

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

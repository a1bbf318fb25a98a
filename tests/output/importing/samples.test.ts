// Real faces: nothing of them is lost, and the report has a line for each part.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
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

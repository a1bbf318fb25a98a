// Every template and every layer of the catalogue is a valid document of the format, from its own version up.
import { describe, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { catalogueItems, refusedInAmbient } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import { sourceSince } from '@/face/watchFaceFormat/formula/sources';
import { formulasOf, sourcesOf } from '@/face/watchFaceFormat/versionOf';
import { type FaceOutput, writeFace } from '@/output/watchFace/writeFace';
import { PICTURE, pictures, startPlace } from '../../face/nodes/sampleNodes';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { faceOf, TEMPLATE_CASES } from './faces';

const ROUND = { width: 500, height: 500, shape: 'circle' } as const;
const UPRIGHT = { width: 368, height: 448, shape: 'rectangle' } as const;

const shapes = pictures(12).map(({ url, fileSize }) => ({ url, fileSize, width: 40, height: 30 }));

const ITEM_CASES = catalogueItems
  .filter(({ opensRoot }) => !opensRoot)
  .flatMap((item) =>
    [ROUND, UPRIGHT].map((canvas) => ({
      name: `${item.key} on ${canvas.width} x ${canvas.height}`,
      make() {
        const images = item.pictures ? (item.pictures.max > 1 ? shapes : [PICTURE]) : [];
        const node = createNode(item, { uuid: 'layer', label: `A ${item.key}`, place: startPlace(canvas, images) });
        return faceOf([node], { canvas, ambient: refusedInAmbient(item) ? [] : [node] });
      },
    })),
  );

const CASES = [...TEMPLATE_CASES, ...ITEM_CASES];
const written = new Map<string, FaceOutput>();
const outputOf = ({ name, make }: (typeof CASES)[number]): FaceOutput => {
  const earlierOutput = written.get(name) ?? writeFace(make());
  written.set(name, earlierOutput);
  return earlierOutput;
};

const all = (element: XmlElement): readonly XmlElement[] => [element, ...elementsOf(element).flatMap(all)];

describe('a written face', () => {
  it.each(CASES)('$name is valid by our table from its version up', (one) => {
    const { document, version } = outputOf(one);
    for (const later of FORMAT_VERSIONS.filter((other) => other >= version)) {
      expect(checkElements(document, later)).toEqual([]);
    }
  });

  it.each(CASES)('$name needs at most the second version', (one) => {
    expect(outputOf(one).version).toBeLessThanOrEqual(2);
  });

  it.each(CASES)('$name names exactly the resources that it lists', (one) => {
    const { document, pictures: drawables, fonts, strings } = outputOf(one);
    const elements = all(document);
    const values = (name: string) =>
      new Set(elements.flatMap(({ attributes }) => attributes[name] ?? []).filter((value) => !value.startsWith('[')));
    const families = elements
      .filter(({ name }) => name === 'BitmapFont')
      .flatMap(({ attributes }) => attributes.name ?? []);
    expect(values('resource')).toEqual(new Set(drawables.map(({ name }) => name)));
    expect(values('family')).toEqual(new Set([...fonts.map(({ name }) => name), ...families]));
    const named = new Set([...values('displayName'), ...values('stringId')]);
    expect(named).toEqual(new Set(strings.map(({ name }) => name)));
    for (const { name } of [...drawables, ...fonts, ...strings]) expect(name).toMatch(/^[a-z_][a-z0-9_]*$/);
  });

  it.each(CASES)('$name has formulas that parse, with existing sources', (one) => {
    const { document, version } = outputOf(one);
    const broken = [...formulasOf(document)].filter(
      (formula) => /[[(]/.test(formula) && !parseWatchFormula(formula).ok,
    );
    expect(broken).toEqual([]);
    const unknown = [...sourcesOf(document)].filter((name) => (sourceSince(name) ?? version + 1) > version);
    expect(unknown).toEqual([]);
  });

  it.each(CASES)('$name reads back as it was written', (one) => {
    const { document } = outputOf(one);
    const text = writeXml(document);
    const read = readXml(text);
    expect(read.ok && writeXml(read.root)).toBe(text);
  });

  it.each(CASES)('$name has no findings', (one) => {
    expect(outputOf(one).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.skipIf(NO_ORACLE !== null)(
    'is accepted by the official schemas from its version up',
    { timeout: 300_000 },
    async () => {
      const outputs = CASES.map((one) => ({ name: one.name, ...outputOf(one) }));
      const verdicts = await officialVerdicts(outputs.map(({ document }) => writeXml(document)));
      const refused = outputs.flatMap(({ name, version }, index) =>
        FORMAT_VERSIONS.filter((other) => other >= version).flatMap((newer) => {
          const reason = verdicts[index]?.[newer];
          return reason ? [`${name}, version ${newer}: ${reason}`] : [];
        }),
      );
      expect(refused).toEqual([]);
    },
  );
});

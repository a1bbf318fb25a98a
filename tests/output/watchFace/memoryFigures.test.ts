// Memory of real documents and of every template, to the byte, compared with figures that another program computed from the rule.
// How the figures in memoryFigures.json were obtained: not with Google's evaluator, which was not available, but with
// tests/support/memoryFigures.py, a second implementation of the rule's text that shares no code with the product. The resources
// of the sample documents are stand-ins, see `standIn`; templates have their own files. To record them again:
// MEMORY_DOCUMENTS=folder npx vitest run tests/output/watchFace/memoryFigures.test.ts, then python3
// tests/support/memoryFigures.py folder > tests/output/watchFace/memoryFigures.json
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodedPixels } from '@/app/exportFace/drawing';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import type { XmlElement } from '@/bytes/xml/xml';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { familiesOf, layersOf } from '@/output/watchFace/checkLayers';
import { makeFace } from '@/output/watchFace/makeFace';
import { activeBytes, ambientBytes } from '@/output/watchFace/memoryFootprint';
import type { FaceFiles } from '@/output/watchFace/memoryResources';
import { createFaceFacts } from '@/packaging/check/faceFacts';
import type { FaceCopy } from '@/schemas/design';
import { DEFAULT_FONT_BYTES } from '@/schemas/font';
import { roboto } from '../../support/fonts';
import { WFF_FOLDER } from '../../support/officialSchemas';
import { TEMPLATE_CASES } from './faces';
import FIGURES from './memoryFigures.json' with { type: 'json' };
import { allOf } from './written';

type Figures = Readonly<Record<string, { active: number; ambient: number }>>;
const figures: Figures = FIGURES;

const ART = resolve(import.meta.dirname, '../../../schemas/templates/art');
const RECORDED = process.env.MEMORY_DOCUMENTS;
const SAMPLES = resolve(WFF_FOLDER, 'samples');
const samples = existsSync(SAMPLES) ? readdirSync(SAMPLES).filter((name) => name.endsWith('.xml')) : [];

interface StandIn {
  width: number;
  height: number;
  frames: number;
  sha1: string;
  rgb565: boolean;
}

/**
 * A resource in place of the one that a sample names: the length of its name determines the size, its first letter the colours.
 */
function standIn(name: string): StandIn {
  const letter = name.charCodeAt(0) % 2 === 0;
  return {
    width: 20 + name.length * 9,
    height: 30 + name.length * 4,
    frames: 1,
    sha1: `sha of ${name}`,
    rgb565: letter,
  };
}
const standInFont = (family: string): number => 40_000 + family.length * 1_117;

interface Resources {
  fonts: Record<string, number>;
  drawables: Record<string, StandIn | { png: string }>;
}

/** A stand-in for each resource that a document names. Resource names are lowercase, so SYNC_TO_DEVICE is not one. */
function resourcesOf(root: XmlElement): { fonts: Record<string, number>; drawables: Record<string, StandIn> } {
  const elements = allOf(root);
  const names = elements.flatMap(({ attributes }) => [attributes.resource, attributes.thumbnail]);
  const drawables = names.flatMap((name) => (name === undefined || name.startsWith('[') ? [] : [name]));
  const families = elements.filter(({ name }) => name === 'Font').map(({ attributes }) => attributes.family);
  const fonts = families.flatMap((family) =>
    family !== undefined && /^[a-z_][a-z0-9_]*$/.test(family) ? [family] : [],
  );
  return {
    fonts: Object.fromEntries(fonts.map((family) => [family, standInFont(family)])),
    drawables: Object.fromEntries(drawables.map((name) => [name, standIn(name)])),
  };
}

const record = (name: string, document: string, resources: Resources): void => {
  if (!RECORDED) return;
  mkdirSync(RECORDED, { recursive: true });
  writeFileSync(resolve(RECORDED, `${name}.xml`), document);
  writeFileSync(resolve(RECORDED, `${name}.json`), JSON.stringify(resources));
};

const art = (ref: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(resolve(ART, ref.replace(/^art:/, ''))));

/** Memory as the check of the product computes it, from the pictures themselves. */
async function checkedMemory(copy: FaceCopy) {
  const families = new Set(layersOf(copy).flatMap(({ node }) => familiesOf(node)));
  const facts = createFaceFacts(async (ref) => new Blob([art(ref)]));
  return checkCopy(copy, { ...(await facts.of(copy, families, { fonts: [], list: 'ready' })), lit: null }).memory;
}

async function recordTemplate(name: string, copy: FaceCopy): Promise<void> {
  if (!RECORDED) return;
  const type = (ref: string) => (ref.endsWith('.jpg') ? 'image/jpeg' : 'image/png');
  const { files } = await makeFace(copy, {
    picture: async (ref) => ({ type: type(ref), bytes: art(ref) }),
    decode: decodedPixels,
    font: async () => roboto,
    preview: async () => new Uint8Array(),
  });
  mkdirSync(RECORDED, { recursive: true });
  const drawables = files.drawables.map((one) => {
    const png = resolve(RECORDED, `${name} ${one.name}.png`);
    writeFileSync(png, one.bytes);
    return [one.name, { png }] as const;
  });
  const fonts = Object.fromEntries(files.fonts.map((one) => [one.name, one.bytes.length]));
  record(name, files.watchFaceXml, { fonts, drawables: Object.fromEntries(drawables) });
}

it('knows the size of the default font', () => expect(DEFAULT_FONT_BYTES).toBe(roboto.length));

describe.skipIf(samples.length === 0)('memory of a sample (skipped where ../shared/wff is missing)', () => {
  it.each(samples)('%s agrees to the byte', (file) => {
    const read = readXml(new Uint8Array(readFileSync(resolve(SAMPLES, file))));
    if (!read.ok) throw new Error(`${file} is not read.`);
    const name = file.replace(/\.xml$/, '');
    const resources = resourcesOf(read.root);
    record(name, writeXml(read.root), resources);
    const files: FaceFiles = {
      drawable(resource) {
        const one = resources.drawables[resource];
        return one ? { ...one, content: one.sha1, fitsRgb565: one.rgb565 } : null;
      },
      fontBytes: (family) => resources.fonts[family] ?? null,
    };
    expect({ active: activeBytes(read.root, files), ambient: ambientBytes(read.root, files) }).toEqual(figures[name]);
  });
});

describe('memory of a template', () => {
  it.each(TEMPLATE_CASES)('$name agrees to the byte', async ({ name, make }) => {
    const copy = make();
    const key = name.replace('*', 'x');
    await recordTemplate(key, copy);
    expect(await checkedMemory(copy)).toEqual(figures[key]);
  });
});

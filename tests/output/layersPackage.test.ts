// The package of a copy for a chip watch: everything of the copy, in order, with paths inside the file.
import { expect, it } from 'vitest';
import { readZip } from '@/bytes/zip/readZip';
import { writeLayersPackage } from '@/output/layersPackage';
import type { ProjectImage } from '@/output/projectFile';
import { type FaceCopy, type ModeName, systemOf } from '@/schemas/design';
import { imageRefsOf } from '@/schemas/imageRefs';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import { decodePng } from '@/tests/support/decodePng';
import { solid } from '@/tests/support/images';
import { bare } from '../face/nodes/sampleNodes';

let ids = 0;
const newId = () => `id-${++ids}`;
const made = (): FaceCopy => {
  const template = TEMPLATES.find(({ platforms }) => platforms.includes('falcon'));
  const facts = { id: 'd', copyId: 'c', newId, name: 'Tempo', language: 'en', system: systemOf(['falcon']) } as const;
  const labelOf = (layer: string) => layer;
  const design = createDesign({ ...facts, ratio: '466*466', shape: 'circle', template: template ?? null, labelOf });
  return design.copies[0]!;
};

const decode = async ({ bytes }: ProjectImage) => {
  const { width, height, data } = decodePng(Buffer.from(bytes));
  return { width, height, rgba: new Uint8ClampedArray(data) };
};

async function packageOf(copy: FaceCopy) {
  const refs = imageRefsOf(copy);
  const images = new Map(
    refs.map((ref, at): [string, ProjectImage] => [ref, { type: 'image/png', bytes: solid(at + 2, 3) }]),
  );
  const previews = new Map<ModeName, Uint8Array<ArrayBuffer>>([['normal', solid(240, 240)]]);
  const parts = { name: { zh: '节奏', en: 'Tempo' }, copy, images, previews };
  const bytes = await writeLayersPackage(parts, decode);
  expect(await writeLayersPackage(parts, decode), 'the same for the same copy').toEqual(bytes);
  const zip = await readZip(bytes);
  if (!zip.ok) throw new Error(zip.fault.kind);
  return { entries: zip.entries, manifest: JSON.parse(new TextDecoder().decode(zip.entries.get('manifest.json'))) };
}

it('lists every layer with every style, from the bottom to the top', async () => {
  const copy = made();
  const { manifest } = await packageOf(copy);
  expect(manifest).toMatchObject({
    format: 'dialwright-layers',
    version: 1,
    name: { zh: '节奏', en: 'Tempo' },
    canvas: { width: 466, height: 466, shape: 'circle' },
    previews: { normal: 'previews/normal.png' },
  });
  for (const mode of ['normal', 'ambient'] as const) {
    const layers: { uuid: string; style: object; element: unknown }[] | null = manifest.modes[mode];
    const own = copy[mode]?.nodeList;
    expect(layers?.map(({ uuid }) => uuid)).toEqual(own?.map(({ uuid }) => uuid));
    expect(layers?.map(({ style }) => Object.keys(style))).toEqual(
      own?.map((node) => Object.keys((node as { style: object }).style)),
    );
  }
});

it('names the platform element of a layer with live data', async () => {
  const { manifest } = await packageOf(made());
  const elements = manifest.modes.normal.map(({ element }: { element: { type: number } | null }) => element?.type);
  expect(elements[0]).toBeUndefined();
  const dynamic = elements.filter((type: number | undefined) => type !== undefined);
  expect(dynamic.length).toBeGreaterThan(3);
  for (const type of dynamic)
    expect([1, 17].map((end) => Math.sign(type - end))).toSatisfy(([a, b]) => a >= 0 && b <= 0);
});

it('names pictures by their paths in the file, with their facts, and leaves no reference', async () => {
  const copy = made();
  const { entries, manifest } = await packageOf(copy);
  const paths = Object.keys(manifest.pictures);
  expect(paths).toHaveLength(imageRefsOf(copy).length);
  expect(JSON.stringify(manifest)).not.toMatch(/asset:|art:|api\/files/);
  for (const path of paths) {
    expect(entries.get(path)?.length).toBe(manifest.pictures[path].bytes);
    expect(JSON.stringify(manifest.modes)).toContain(`"${path}"`);
  }
  expect(new Set(entries.keys())).toEqual(new Set(['README.txt', 'manifest.json', 'previews/normal.png', ...paths]));
});

it('holds a picture for each shape, tinted if it has one color, and a layer that shows it', async () => {
  const star = bare('shape', {
    kind: 'star',
    x: 10,
    y: 20,
    width: 60,
    height: 60,
    fill: { kind: 'solid', color: '#ff8800' },
  });
  const copy = made();
  const nodeList = [...copy.normal.nodeList, star];
  const { entries, manifest } = await packageOf({ ...copy, normal: { ...copy.normal, nodeList } });
  const layer = manifest.modes.normal.at(-1);
  expect(layer).toMatchObject({ uuid: star.uuid, nodeType: 'image', style: { isTinted: true, tintColor: '#ff8800' } });
  const file = entries.get(layer.style.url)!;
  expect(manifest.pictures[layer.style.url]).toMatchObject({
    type: 'image/png',
    width: 62,
    height: 62,
    bytes: file.length,
  });
  const { width, data } = decodePng(Buffer.from(file));
  // White where the star is, clear beside it.
  const at = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
  expect(at(31, 31)).toEqual([255, 255, 255, 255]);
  expect(at(2, 2)[3]).toBe(0);
});

it('holds one picture of a resting picture and its shadow, in place of the picture alone', async () => {
  const url = `asset:${'7'.repeat(64)}`;
  const shadow = { isOn: true, x: 3, y: 2, blur: 0, color: '#0000ff' };
  const square = bare('image', { x: 10, y: 20, width: 8, height: 6, url, shadow });
  const copy = made();
  const nodeList = [...copy.normal.nodeList, square];
  const { entries, manifest } = await packageOf({ ...copy, normal: { ...copy.normal, nodeList } });
  const { style } = manifest.modes.normal.at(-1);
  expect(style).toMatchObject({ x: 10, y: 20, width: 11, height: 8, offset: { x: 4, y: 3 }, shadow: { isOn: false } });
  const { width, height, data } = decodePng(Buffer.from(entries.get(style.url)!));
  expect([width, height]).toEqual([11, 8]);
  const at = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
  expect([at(9, 7), at(0, 7)]).toEqual([
    [0, 0, 255, 255],
    [0, 0, 0, 0],
  ]);
  const shown = JSON.stringify(manifest.modes);
  for (const path of Object.keys(manifest.pictures)) expect(shown).toContain(`"${path}"`);
});

it('is not written if a picture that needs its shadow cannot be read', async () => {
  const shadow = { isOn: true, x: 3 };
  const square = bare('image', { url: `asset:${'7'.repeat(64)}`, shadow }, { label: 'Sun' });
  const copy = made();
  const nodeList = [...copy.normal.nodeList, square];
  const parts = {
    name: { zh: '', en: '' },
    copy: { ...copy, normal: { ...copy.normal, nodeList } },
    previews: new Map(),
  };
  await expect(writeLayersPackage({ ...parts, images: new Map() }, decode)).rejects.toThrow(/Sun cannot be read/);
});

it('of a face with a color theme has the colors alone', async () => {
  const copy = made();
  const [root, ...others] = copy.normal.nodeList;
  const followed = { ...root, colorRoles: { 'style.fill': 'main' } } as (typeof copy.normal.nodeList)[number];
  const { manifest } = await packageOf({ ...copy, normal: { ...copy.normal, nodeList: [followed, ...others] } });
  expect(manifest.modes.normal[0].style.fill).toBe((root as { style: { fill: string } }).style.fill);
  expect(JSON.stringify(manifest)).not.toContain('colorRoles');
});

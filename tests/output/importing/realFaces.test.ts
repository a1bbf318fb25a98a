// Features of real faces that ours lack: each is exported again as a package with all its files, and rules of this store alone
// only warn.
import { describe, expect, it } from 'vitest';
import { writeZip } from '@/bytes/zip/writeZip';
import { type ImportedDesign, importWatchFace } from '@/output/importing/importWatchFace';
import { readFaceFiles } from '@/output/importing/readFaceFiles';
import { stopping } from '@/output/watchFace/exportPolicy';
import { checkFiles } from '@/output/watchFace/fileFacts';
import { makeFace } from '@/output/watchFace/makeFace';
import { newId } from '@/schemas/newId';
import { smallFont } from '../../support/fonts';
import { solid } from '../../support/images';

type Files = Readonly<Record<string, string | Uint8Array>>;
const text = (words: string) => new TextEncoder().encode(words);

/** The design of a face with these source files under `res`, and a document with this scene. */
async function imported(scene: string, files: Files = {}, head = ''): Promise<Extract<ImportedDesign, { ok: true }>> {
  const document = `<WatchFace width="450" height="450">${head}<Scene>${scene}</Scene></WatchFace>`;
  const all: Files = { 'raw/watchface.xml': document, ...files };
  const zip = await writeZip(
    Object.entries(all).map(([name, content]) => ({
      name: `app/src/main/res/${name}`,
      bytes: typeof content === 'string' ? text(content) : new Uint8Array(content),
    })),
  );
  const read = await readFaceFiles(zip, { redraw: null });
  if (!read.ok) throw new Error(read.reason);
  const names = { labels: {}, language: 'en' as const };
  const made = importWatchFace(read.files, { fileName: 'face.zip', left: read.left }, { newId, names });
  if (!made.ok) throw new Error(made.reason);
  return made;
}

/** The exported face, with the errors that prevent a package. */
async function left({ design, images, fonts }: Awaited<ReturnType<typeof imported>>) {
  const [copy] = design.copies;
  if (!copy) throw new Error('A face has a copy.');
  const { findings } = await checkFiles(copy, { images, fonts });
  const made = await makeFace(copy, {
    picture: async (ref) => images.get(ref) ?? null,
    decode: async () => null,
    font: async (name) => fonts.get(name) ?? null,
    preview: async () => solid(2, 2),
  });
  return { ...made, findings, stops: [...new Set(stopping('package', findings).map(({ key }) => key))] };
}

const PHOTO = (name: string) =>
  `<PartImage x="0" y="0" width="450" height="450"><Photos source="[CONFIGURATION.photos]" defaultImageResource="${name}"/></PartImage>`;
const PHOTOS = '<UserConfigurations><PhotosConfiguration id="photos" configType="SINGLE"/></UserConfigurations>';
const WORDS = (family: string) =>
  `<PartText x="0" y="0" width="90" height="40"><Text><Font family="${family}" size="20" color="#ffffffff">Quay</Font></Text></PartText>`;

describe('the files of a real face', () => {
  it.each(['photo', '@drawable/photo'])('include the picture behind a photo, named %s', async (name) => {
    const face = await imported(PHOTO(name), { 'drawable-nodpi/photo.png': solid(30, 30) }, PHOTOS);
    expect(face.images.size).toBe(1);
    const { stops, files } = await left(face);
    expect([stops, files.drawables.map((one) => one.name)]).toEqual([[], ['photo']]);
    expect(files.watchFaceXml).toContain('defaultImageResource="photo"');
  });

  it.each([
    '<PartImage x="1" y="2" width="30" height="30"><Image resource="@drawable/dial"/></PartImage>',
    '<PartImage x="1" y="2" width="30" height="30" tintColor="#80ff0000" name="Kept"><Image resource="@drawable/dial"/><Gyro x="1"/></PartImage>',
    '<AnalogClock x="0" y="0" width="450" height="450"><HourHand resource="@drawable/dial" x="220" y="50" width="10" height="175" pivotX="0.5" pivotY="1"/></AnalogClock>',
  ])('are found by prefixed names: %s', async (scene) => {
    const face = await imported(scene, { 'drawable-nodpi/dial.png': solid(30, 30) });
    expect(face.notes.filter(({ key }) => /missing|keptPicture/i.test(key))).toEqual([]);
    const { stops, files } = await left(face);
    expect([stops, files.drawables.length]).toEqual([[], 1]);
    expect(files.watchFaceXml).not.toContain('@drawable');
  });

  it.each(['brand', '@font/brand'])('include OpenType fonts, named %s', async (family) => {
    const otf = smallFont([{ id: 4, text: 'Brand' }], { kind: 'otf' });
    const face = await imported(WORDS(family), { 'font/brand.otf': otf });
    expect(face.notes.filter(({ key }) => key === 'fontKind')).toEqual([]);
    const { stops, files } = await left(face);
    expect([stops, files.fonts]).toEqual([[], [{ name: 'brand', extension: 'otf', bytes: otf }]]);
  });

  it('are reported if a font is missing: no other font takes its name', async () => {
    const otf = smallFont([{ id: 4, text: 'Brand' }], { kind: 'otf' });
    const { fonts, ...face } = await imported(WORDS('brand'), { 'font/brand.otf': otf });
    expect(fonts.size).toBe(1);
    const { stops, files, findings } = await left({ ...face, fonts: new Map() });
    expect(stops).toEqual(['fontMissing']);
    expect(findings.find(({ key }) => key === 'fontMissing')?.uuid).not.toBeNull();
    expect(files.fonts).toEqual([]);
  });
});

describe('a requirement of this store only', () => {
  const turned =
    '<PartImage x="0" y="0" width="450" height="450" angle="5"><Image resource="dial"/></PartImage>'.repeat(2);
  const film = (x: number) =>
    `<PartAnimatedImage x="${x}" y="200" width="30" height="30"><AnimationController play="ON_VISIBLE" repeat="TRUE" beforePlaying="FIRST_FRAME" afterPlaying="FIRST_FRAME"/><SequenceImages frameRate="25"><Image resource="dial"/><Image resource="other"/></SequenceImages></PartAnimatedImage>`;

  it('warns about an imported face, and stops no package of it', async () => {
    const scene = `${turned}${[120, 160, 200, 240].map(film).join('')}`;
    const files = { 'drawable-nodpi/dial.png': solid(30, 30), 'drawable-nodpi/other.png': solid(31, 31) };
    const { stops, findings } = await left(await imported(scene, files));
    const rules = findings.filter(({ words }) => words === 'rule');
    expect(new Set(rules.map(({ key }) => key))).toEqual(new Set(['imgAreaTip', 'frameDelayTip', 'sequenceLimit']));
    expect(rules.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(stops).toEqual([]);
  });

  it('stops the package of a face made here', async () => {
    const { design, ...files } = await imported(turned, { 'drawable-nodpi/dial.png': solid(30, 30) });
    const copies = design.copies.map(({ watchFace: _, ...copy }) => copy);
    const { stops } = await left({ design: { ...design, copies }, ...files });
    expect(stops).toEqual(['imgAreaTip']);
  });
});

describe('a missing icon', () => {
  it('of a choice for the wearer is a warning, and the package omits it', async () => {
    const head =
      '<UserConfigurations><BooleanConfiguration id="dark" displayName="dark" defaultValue="TRUE" icon="@drawable/moon"/></UserConfigurations>';
    const { stops, findings, files } = await left(await imported(WORDS('SYNC_TO_DEVICE'), {}, head));
    expect(findings).toContainEqual(expect.objectContaining({ key: 'restIcons', severity: 'warning' }));
    expect(stops).toEqual([]);
    expect(files.watchFaceXml).not.toContain('moon');
  });

  it('of the face itself, in watch_face_info, is ignored', async () => {
    const info =
      '<WatchFaceInfo><Preview value="@drawable/nothing"/><Icon value="@drawable/none"/><Editable value="true"/></WatchFaceInfo>';
    const { stops } = await left(await imported(WORDS('SYNC_TO_DEVICE'), { 'xml/watch_face_info.xml': info }));
    expect(stops).toEqual([]);
  });
});

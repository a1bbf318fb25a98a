// A face's files as a design: its names, its pictures, its fonts, and what a design cannot contain.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeApk } from '@/output/apk/writeApk';
import { importWatchFace } from '@/output/importing/importWatchFace';
import { readFaceFiles } from '@/output/importing/readFaceFiles';
import { fontFamiliesOf } from '@/schemas/fontFamilies';
import { DESIGN_NAME_MAX } from '@/schemas/limits';
import { newId } from '@/schemas/newId';
import { tinyFace } from '../../support/faces';
import { robotoLight, robotoThin } from '../../support/fonts';

const namesIn = (labels: Record<string, string>, language: 'zh' | 'en' = 'en') => ({ labels, language });

async function imported(
  more: Parameters<typeof tinyFace>[0] = {},
  { fileName = 'C:\\faces\\Quay v2.apk', language = 'zh' as 'zh' | 'en' } = {},
) {
  const read = await readFaceFiles(await writeApk(await tinyFace(more)), { redraw: null });
  if (!read.ok) throw new Error(read.reason);
  return (label: typeof read.files.label = read.files.label) =>
    importWatchFace(
      { ...read.files, label },
      { fileName, left: read.left },
      { newId, names: namesIn({ Scene: 'Ground' }, language) },
    );
}

/** The result of a face with these elements in its scene and before it. */
async function importedXml(scene: string, head = '') {
  const watchFaceXml = `<WatchFace width="450" height="450">${head}<Scene>${scene}</Scene></WatchFace>`;
  const made = (await imported({ watchFaceXml }))();
  if (!made.ok) throw new Error(made.reason);
  return made;
}

describe('a design of a face', () => {
  it('has both names, the pictures that it shows, and no default font', async () => {
    const made = (await imported())();
    if (!made.ok) throw new Error(made.reason);
    expect(made.design).toMatchObject({
      dialName: 'Tiny & "small" face',
      dialNameCn: '小表盘',
      system: 'wearOS',
      ratio: '450*450',
    });
    expect(made.design.copies[0]?.normal.nodeList[0]?.label).toBe('Ground');
    expect(made.images.size).toBe(1);
    expect([...made.fonts.keys()]).toEqual([]);
  });

  it.each(['zh', 'en'] as const)('on a page in %s keeps both names and reports none of them', async (language) => {
    const made = (await imported({}, { language }))();
    if (!made.ok) throw new Error(made.reason);
    expect(made.design).toMatchObject({ dialNameCn: '小表盘', dialName: 'Tiny & "small" face' });
    expect(made.notes.filter(({ key }) => key === 'otherName')).toEqual([]);
  });

  it('reports the package name, which it does not keep', async () => {
    const made = (await imported())();
    expect(made.ok && made.notes.at(-1)).toMatchObject({
      key: 'packageName',
      kind: 'left',
      what: 'org.example.tiny_face',
    });
    const bare = await readFaceFiles(new TextEncoder().encode((await tinyFace()).watchFaceXml), { redraw: null });
    if (!bare.ok) throw new Error(bare.reason);
    const alone = importWatchFace(bare.files, { fileName: 'f', left: [] }, { newId, names: namesIn({}) });
    expect(alone.ok && alone.notes.some(({ key }) => key === 'packageName')).toBe(false);
  });

  it('knows which layer alone needs a missing file', async () => {
    const image = (name: string) =>
      `<PartImage x="0" y="0" width="9" height="9"><Image resource="${name}"/></PartImage>`;
    const text =
      '<PartText x="0" y="0" width="9" height="9"><Text><BitmapFont family="digits" size="9">8</BitmapFont></Text></PartText>';
    const fonts =
      '<BitmapFonts><BitmapFont name="digits"><Character name="8" resource="eight" width="9" height="9"/></BitmapFont></BitmapFonts>';
    const { design, notes } = await importedXml(
      `${image('one')}${image('both')}<Group x="0" y="0" width="9" height="9">${image('both')}</Group>${text}`,
      fonts,
    );
    const layers = design.copies[0]?.normal.nodeList.slice(1).map(({ uuid }) => uuid) ?? [];
    const [missing] = notes.filter(({ key }) => key.startsWith('picture'));
    expect(layers).toHaveLength(4);
    const places = new Map(
      notes.filter(({ key }) => key === 'pictureMissing').map(({ what, uuid }) => [what, uuid] as const),
    );
    expect(missing?.kind).toBe('left');
    expect(places).toEqual(
      new Map([
        ['eight', layers[3]],
        ['one', layers[0]],
        ['both', null],
      ]),
    );
  });

  it('names a clock with one hand after that hand, one with several after its type', async () => {
    const hand = (name: string) => `<${name} resource="gone" x="0" y="0" width="9" height="9"/>`;
    const clock = (...hands: string[]) =>
      `<AnalogClock x="0" y="0" width="450" height="450">${hands.map(hand).join('')}</AnalogClock>`;
    const watchFaceXml = `<WatchFace width="450" height="450"><Scene>${clock('MinuteHand')}${clock('HourHand', 'MinuteHand')}</Scene></WatchFace>`;
    const read = await readFaceFiles(await writeApk(await tinyFace({ watchFaceXml })), { redraw: null });
    if (!read.ok) throw new Error(read.reason);
    const labels = { AnalogClock: 'Hands', MinuteHand: 'Minute hand' };
    const made = importWatchFace(read.files, { fileName: 'f', left: [] }, { newId, names: namesIn(labels) });
    const named = made.ok && made.design.copies[0]?.normal.nodeList.map(({ label }) => label);
    expect(named).toEqual(['Scene', 'Minute hand', 'Hands']);
  });

  it('names a slot by its words for the wearer, otherwise by its position on the dial, and numbers duplicates', async () => {
    const slot = (x: number, y: number, more = '') =>
      `<ComplicationSlot slotId="${x + y}" x="${x}" y="${y}" width="90" height="90" supportedTypes="EMPTY" ${more}/>`;
    const scene = [slot(180, 20), slot(190, 20), slot(20, 180, 'displayName="steps"'), slot(350, 350, 'name="Own"')];
    const watchFaceXml = `<WatchFace width="450" height="450"><Scene>${scene.join('')}</Scene></WatchFace>`;
    const read = await readFaceFiles(await writeApk(await tinyFace({ watchFaceXml })), { redraw: null });
    if (!read.ok) throw new Error(read.reason);
    const strings = new Map([['steps', { zh: '步数', en: 'Steps' }]]);
    const labels = { ComplicationSlot: 'Slot', 'ComplicationSlot.top': 'Slot, top' };
    const named = (language: 'zh' | 'en') => {
      const names = namesIn(labels, language);
      const made = importWatchFace({ ...read.files, strings }, { fileName: 'f', left: [] }, { newId, names });
      return made.ok && made.design.copies[0]?.normal.nodeList.slice(1).map(({ label }) => label);
    };
    expect(named('en')).toEqual(['Slot, top', 'Slot, top 2', 'Steps', 'Own']);
    expect(named('zh')).toEqual(['Slot, top', 'Slot, top 2', '步数', 'Own']);
  });

  it('includes its own font', async () => {
    const fonts = [{ name: 'roboto', extension: 'ttf' as const, bytes: new Uint8Array(robotoThin) }];
    const made = (await imported({ fonts }))();
    expect(made.ok && [...made.fonts.keys()]).toEqual(['roboto']);
  });

  it('uses the built-in typeface in place of its own file of it', async () => {
    const fonts = [{ name: 'roboto', extension: 'ttf' as const, bytes: new Uint8Array(robotoLight) }];
    const made = (await imported({ fonts }))();
    expect(made.ok && [...made.fonts.keys()]).toEqual([]);
    expect(made.ok && fontFamiliesOf(made.design)).toContain('Roboto-Light');
  });

  it.each([
    ['zh', null, { dialName: '', dialNameCn: 'Quay v2' }],
    ['en', null, { dialName: 'Quay v2', dialNameCn: '' }],
    ['zh', { zh: '码头', en: '码头' }, { dialName: '', dialNameCn: '码头' }],
    ['en', { zh: '码头', en: '码头' }, { dialName: '码头', dialNameCn: '' }],
    ['en', { zh: '码头', en: '' }, { dialName: '', dialNameCn: '码头' }],
    [
      'zh',
      { zh: '', en: ` a\n\u202Eb${'😀'.repeat(90)}` },
      { dialName: `a b${'😀'.repeat(DESIGN_NAME_MAX - 3)}`, dialNameCn: '' },
    ],
  ] as const)('on a page in %s is named by its label %j, otherwise by its file', async (language, label, names) => {
    const made = (await imported({}, { language }))(label);
    expect(made.ok && made.design).toMatchObject(names);
  });

  it.each([
    ['<WatchFace width="450" height="450"/>', 'noScene', 1],
    ['\n<WatchFace width="9" height="450"><Scene/></WatchFace>', 'size', 2],
  ])('is refused for %j', async (watchFaceXml, reason, line) => {
    expect((await imported({ watchFaceXml }))()).toMatchObject({ ok: false, reason, line });
  });
});

const SAMPLES = resolve(import.meta.dirname, '../../../../shared/wff/samples');
describe.skipIf(!existsSync(SAMPLES))('real documents (skipped where ../shared/wff is missing)', () => {
  const names = existsSync(SAMPLES) ? readdirSync(SAMPLES).filter((name) => name.endsWith('.xml')) : [];
  it.each(names)('%s becomes a design, or is refused', async (name) => {
    const bytes = new Uint8Array(readFileSync(join(SAMPLES, name)));
    const read = await readFaceFiles(bytes, { redraw: null });
    const isFace = /^(?:\s|<[?!][^>]*>)*<WatchFace\b/.test(new TextDecoder().decode(bytes));
    expect(read.ok || read.reason).toBe(isFace || 'notWatchFace');
    if (!read.ok) return;
    const made = importWatchFace(read.files, { fileName: name, left: read.left }, { newId, names: namesIn({}) });
    expect(made.ok || made.reason).toBe(true);
  });
});

// Preserved parts and headers of imported faces are written unchanged: moved, renamed and numbered only where necessary.
import { describe, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { partXml } from '@/face/nodes/kept/readPart';
import { drawingKey } from '@/face/nodes/mergedModes';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { writeFace } from '@/output/watchFace/writeFace';
import { copy as copySchema, type FaceCopy } from '@/schemas/design';
import { imageRefsOf, withImageRefs } from '@/schemas/imageRefs';
import type { FaceNode } from '@/schemas/nodes';
import { bare, PICTURE } from '../../face/nodes/sampleNodes';

const ref = (digit: string) => `asset:${digit.repeat(64)}`;
const read = (xml: string): XmlElement => {
  const result = readXml(xml, { keepSpaces: true });
  if (!result.ok) throw new Error(result.fault.kind);
  return result.root;
};
/** The tree without line numbers. */
const plain = (element: XmlElement): unknown =>
  JSON.parse(JSON.stringify({ ...element, line: undefined }, (key, value) => (key === 'line' ? undefined : value)));

const part = (xml: string, style: object = {}, uuid = 'part'): FaceNode =>
  bare('watch_part', { width: 100, height: 100, xml, ...style }, { uuid });
const copyOf = (normal: readonly FaceNode[], more: object = {}): FaceCopy =>
  copySchema.parse({
    ...{ id: 'copy', platform: 'android', shape: 'circle', ratio: '450*450' },
    normal: { nodeList: [bare('root'), ...normal] },
    ambient: null,
    ...more,
  });
const sceneOf = (copy: FaceCopy): readonly XmlElement[] =>
  elementsOf(writeFace(copy).document, 'Scene').flatMap((scene) => elementsOf(scene));

const TEXT =
  '<PartText name="Words &amp; more" x="5" y="6" width="100" height="50" custom="yes"><!-- kept --><Text><Font family="mine" size="20">' +
  '<Template>Hi  %s <![CDATA[<b>]]><Parameter expression="[HOUR_0_23] &lt; 12 ? &quot;am&quot; : &quot;pm&quot;"/></Template></Font></Text></PartText>';
const CONDITION =
  '<Condition><Expressions><Expression name="day">[HOUR_0_23] &gt; 6</Expression></Expressions><Compare expression="day">' +
  '<Group name="g" x="0" y="0" width="10" height="10"/></Compare></Condition>';
const slotXml = (id: number) =>
  `<ComplicationSlot slotId="${id}" x="10" y="20" width="50" height="50" supportedTypes="SHORT_TEXT EMPTY"><BoundingOval x="0" y="0" width="50" height="50"/><Complication type="EMPTY"/></ComplicationSlot>`;

describe('a preserved part', () => {
  it('is written unchanged, including text, comments and unknown attributes', () => {
    const [written] = sceneOf(copyOf([part(TEXT, { x: 5, y: 6, fromX: 5, fromY: 6 })]));
    expect(plain(written!)).toEqual(plain(read(TEXT)));
    expect(plain(read(partXml(written!)))).toEqual(plain(read(TEXT)));
  });

  it('that was moved has only its position changed', () => {
    const [written] = sceneOf(copyOf([part(TEXT, { x: 25, y: 1, fromX: 5, fromY: 6 })]));
    const was = read(TEXT);
    expect(written!.attributes).toEqual({ ...was.attributes, x: '25', y: '1' });
    expect(plain({ ...written!, attributes: {} })).toEqual(plain({ ...was, attributes: {} }));
  });

  it('that was aligned to half a px is at a whole one, as the format requires', () => {
    const [written] = sceneOf(copyOf([part(TEXT, { x: 25.5, y: 6, fromX: 5, fromY: 6 })]));
    expect(written!.attributes).toEqual({ ...read(TEXT).attributes, x: '26' });
    const [around] = sceneOf(copyOf([part(CONDITION, { x: 7.4, y: 0, width: 99.5, height: 20 })]));
    expect(around!.attributes).toMatchObject({ x: '7', y: '0', width: '100', height: '20' });
  });

  it('without its own position is wrapped in a group once it was moved', () => {
    const [still] = sceneOf(copyOf([part(CONDITION)]));
    expect(plain(still!)).toEqual(plain(read(CONDITION)));
    const [moved] = sceneOf(copyOf([part(CONDITION, { x: 7, y: -3 })]));
    expect(moved!.attributes).toMatchObject({ x: '7', y: '-3', width: '100', height: '100' });
    expect(plain(elementsOf(moved!)[0]!)).toEqual(plain(read(CONDITION)));
  });

  it('of both modes occurs once; two neighbouring clocks stay two', () => {
    const clock = (hand: string) =>
      `<AnalogClock x="0" y="0" width="450" height="450"><${hand} resource="needle" x="0" y="0" width="450" height="450"/></AnalogClock>`;
    const nodes = [part(clock('HourHand'), {}, 'a'), part(clock('MinuteHand'), {}, 'b')];
    const scene = sceneOf(copyOf(nodes, { ambient: { nodeList: [bare('root'), ...nodes] } }));
    expect(scene.map(drawingKey)).toEqual([drawingKey(read(clock('HourHand'))), drawingKey(read(clock('MinuteHand')))]);
  });

  it('keeps the names of its files, and renames only conflicting ones', () => {
    const image = '<PartImage x="0" y="0" width="9" height="9"><Image resource="dial"/></PartImage>';
    const one = part(image, { pictures: [{ name: 'dial', url: ref('a') }] }, 'one');
    const other = part(image, { pictures: [{ name: 'dial', url: ref('b') }] }, 'other');
    const ours = bare('image', { url: ref('a'), width: 9, height: 9, x: 200, y: 200 });
    const { document, pictures } = writeFace(copyOf([ours, one, other]));
    expect(pictures.map(({ name, wanted }) => [name, wanted.url])).toEqual([
      ['dial', ref('a')],
      ['dial_2', ref('b')],
    ]);
    const names = elementsOf(elementsOf(document, 'Scene')[0]!).map(
      (shown) => elementsOf(shown, 'Image')[0]?.attributes.resource,
    );
    expect(names).toEqual(['dial', 'dial', 'dial_2']);
  });

  it('includes its typefaces and strings', () => {
    const style = {
      fonts: [{ name: 'mine', family: 'Lobster' }],
      strings: [{ name: 'greeting', zh: '你好', other: 'Hello' }],
    };
    const xml = TEXT.replace('Hi  %s', 'greeting').replace('<![CDATA[<b>]]>', '');
    const { fonts, strings, document } = writeFace(copyOf([part(xml, style)]));
    expect(fonts).toEqual([{ name: 'mine', typeface: 'Lobster' }]);
    expect(strings).toEqual([{ name: 'greeting', zh: '你好', en: 'Hello' }]);
    expect(JSON.stringify(document)).toContain('"family":"mine"');
  });

  it('with missing pictures or fonts is reported, and still written', () => {
    const image = '<PartImage x="0" y="0" width="9" height="9"><Image resource="dial"/></PartImage>';
    const findingsOf = (xml: string, style: object = {}) =>
      writeFace(copyOf([part(xml, style)])).findings.filter(({ mode }) => mode === 'normal');
    expect(findingsOf(image)).toMatchObject([
      { key: 'partFiles', severity: 'warning', uuid: 'part', params: { name: 'dial', count: 1 } },
    ]);
    expect(findingsOf(TEXT)).toMatchObject([{ key: 'partFiles', params: { name: 'mine' } }]);
    expect(findingsOf(image, { pictures: [{ name: 'dial', url: ref('a') }] })).toEqual([]);
    expect(findingsOf(TEXT.replace('"mine"', '"SYNC_TO_DEVICE"'))).toEqual([]);
  });

  it('with a GIF that is now one still picture is reported, and written as one', () => {
    const moving = (format: string) =>
      `<PartAnimatedImage x="0" y="0" width="9" height="9"><AnimatedImage resource="dial" format="${format}"/><AnimationController play="TAP"/></PartAnimatedImage>`;
    const withFile = { pictures: [{ name: 'dial', url: ref('a') }] };
    const written = (format: string, style: object) => {
      const copy = copyOf([part(moving(format), style)]);
      const { findings } = checkCopy(copy, { pictures: {}, fonts: {}, lit: null });
      return { scene: sceneOf(copy).map(plain), findings: findings.map(({ key }) => key) };
    };
    for (const format of ['GIF', 'AGIF', 'WEBP']) {
      const { scene, findings } = written(format, withFile);
      expect(scene).toEqual([plain(read(moving('IMAGE')))]);
      expect(findings.filter((key) => key === 'partStill')).toHaveLength(1);
      expect(findings).not.toContain('partSchema');
    }
    expect(written('IMAGE', withFile).findings).not.toContain('partStill');
    // Without its file its type is unknown.
    expect(written('AGIF', { pictures: [] })).toMatchObject({ scene: [plain(read(moving('AGIF')))] });
    const further = `<Scene>${moving('AGIF')}</Scene>`;
    const beside = copyOf([], { watchFace: { head: further, attributes: {}, fonts: [], strings: [], ...withFile } });
    expect(JSON.stringify(writeFace(beside).document)).toContain('"format":"IMAGE"');
  });

  it('that is a slot keeps its number, and ours get others; a duplicate number gets an unused one', () => {
    const ours = bare('google_complication', { systemProviderValue: 1, x: 200, y: 200 });
    const nodes = [
      ours,
      part(slotXml(0), { x: 10, y: 20, fromX: 10, fromY: 20 }, 'a'),
      part(slotXml(0), { x: 300, y: 20 }, 'b'),
    ];
    const scene = sceneOf(copyOf(nodes));
    expect(scene.map(({ attributes }) => attributes.slotId)).toEqual(['2', '0', '1']);
  });
});

const HEAD =
  '<Metadata key="APP" value="x"/><Metadata key="PREVIEW_TIME" value="10:10:00"/>' +
  '<UserConfigurations><ColorConfiguration id="theme" displayName="colors" defaultValue="0"><ColorOption id="0" icon="swatch" colors="#ff0000"/></ColorConfiguration></UserConfigurations>' +
  '<BitmapFonts><BitmapFont name="letters"><Character name="1" resource="one" width="9" height="9"/></BitmapFont></BitmapFonts>';
const REST = {
  head: HEAD,
  attributes: { cornerRadiusX: '20', width: '1' },
  pictures: [
    { name: 'swatch', url: ref('c') },
    { name: 'one', url: ref('d') },
  ],
  strings: [{ name: 'colors', other: 'Colors' }],
};

describe('the header of an imported face', () => {
  const digits = bare('image_sequence', {
    textTag: '#Db#',
    shows: 'digits',
    imgs: [...'0123456789'].map(() => ({ url: PICTURE.url })),
    width: 80,
  });
  it('is written before the scene, in the order of the format, without duplicates', () => {
    const { document, pictures, strings } = writeFace(copyOf([digits], { watchFace: REST }));
    expect(document.attributes).toMatchObject({ width: '450', cornerRadiusX: '20' });
    expect(elementsOf(document).map(({ name, attributes }) => attributes.key ?? name)).toEqual([
      'CLOCK_TYPE',
      'APP',
      'PREVIEW_TIME',
      'UserConfigurations',
      'BitmapFonts',
      'Scene',
    ]);
    expect(
      elementsOf(document, 'BitmapFonts')
        .flatMap((list) => elementsOf(list))
        .map(({ attributes }) => attributes.name)[0],
    ).toBe('letters');
    expect(pictures.slice(0, 2).map(({ name }) => name)).toEqual(['swatch', 'one']);
    expect(strings).toContainEqual({ name: 'colors', zh: 'Colors', en: 'Colors' });
  });

  it('has an unrecognized scene written below the drawn one', () => {
    const { document } = writeFace(copyOf([], { watchFace: { head: '<Scene><Weird/></Scene>' } }));
    const [own, further] = elementsOf(document, 'Scene').map((scene) => elementsOf(scene).map(({ name }) => name));
    expect([own?.includes('Weird'), further]).toEqual([false, ['Weird']]);
  });

  it('reports its missing pictures', () => {
    const findings = (rest: object) => writeFace(copyOf([], { watchFace: rest })).findings;
    expect(findings(REST)).toEqual([]);
    const head = '<Scene><PartImage width="9" height="9"><Image resource="dial"/></PartImage></Scene>';
    expect(findings({ head, pictures: [] })).toMatchObject([
      { key: 'restFiles', severity: 'warning', uuid: null, params: { name: 'dial', count: 1 } },
    ]);
  });

  it('omits an icon whose file is missing, and reports it', () => {
    const { document, findings } = writeFace(copyOf([], { watchFace: { ...REST, pictures: [] } }));
    expect(findings).toMatchObject([{ key: 'restIcons', severity: 'warning', params: { name: 'swatch', count: 1 } }]);
    expect(writeXml(document)).toContain('<UserConfigurations');
    expect(writeXml(document)).not.toContain('swatch');
  });

  it('reports the layers that use a font with missing letters, which is removed with the last of them', () => {
    const text =
      '<PartText width="9" height="9"><Text><BitmapFont family="letters" size="9">1</BitmapFont></Text></PartText>';
    const watchFace = { ...REST, pictures: REST.pictures.slice(0, 1) };
    const written = (normal: readonly FaceNode[], ambient: readonly FaceNode[]) => {
      const nodeList = [bare('root', {}, { uuid: 'night' }), ...ambient];
      const { findings, document } = writeFace(copyOf(normal, { watchFace, ambient: { nodeList } }));
      return {
        told: findings.map(({ key, mode, uuid, params }) => [key, mode, uuid, params.name]),
        fonts: elementsOf(document, 'BitmapFonts').flatMap((list) => elementsOf(list)),
      };
    };
    const used = written([part(text), part(text, {}, 'other')], [part(text, {}, 'other')]);
    expect(used.told).toEqual([
      ['partFiles', 'normal', 'part', 'one'],
      ['partFiles', 'normal', 'other', 'one'],
      ['partFiles', 'ambient', 'other', 'one'],
    ]);
    expect(used.fonts).toHaveLength(1);
    expect(written([], [])).toEqual({ told: [], fonts: [] });
  });

  it('is on the root unchanged: a warning if the format has no such attribute, which stops nothing', () => {
    const attributes = { 'xmlns:tools': 'http://schemas.android.com/tools', 'tools:ignore': 'all' };
    const { findings } = checkCopy(copyOf([], { watchFace: { attributes } }), { pictures: {}, fonts: {}, lit: null });
    expect(findings.filter(({ key }) => key !== 'validator').map(({ key, severity }) => [key, severity])).toEqual([
      ['partSchema', 'warning'],
    ]);
  });

  it("has pictures that are found wherever a design's pictures are", () => {
    const copy = copyOf([part(TEXT, { pictures: [{ name: 'dial', url: ref('a') }] })], { watchFace: REST });
    expect(imageRefsOf(copy)).toEqual(expect.arrayContaining([ref('a'), ref('c'), ref('d')]));
    const moved = withImageRefs(
      copy,
      new Map([
        [ref('a'), '/api/files/1'],
        [ref('c'), '/api/files/2'],
      ]),
    );
    expect(imageRefsOf(moved)).toEqual(expect.arrayContaining(['/api/files/1', '/api/files/2', ref('d')]));
  });
});

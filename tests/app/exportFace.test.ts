// The command that exports a face without a browser, run as people run it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { asksForHelp, parseArguments } from '@/app/exportFace/parseArguments';
import { pngPixels } from '@/bytes/png/pngPixels';
import { readXml } from '@/bytes/xml/readXml';
import { readZip } from '@/bytes/zip/readZip';
import { FONT_LICENSES } from '@/output/fontLicenses';
import type { ProjectFonts, ProjectImage } from '@/output/projectFile';
import { writeProjectZip } from '@/output/projectZip';
import { builtInTypeface } from '@/schemas/builtInFonts';
import type { Design, FaceMode } from '@/schemas/design';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';
import { imageRefsOf } from '@/schemas/imageRefs';
import { nodeSchemas } from '@/schemas/nodes';
import { PROJECT_FORMAT } from '@/schemas/projectEnvelope';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import { buildServer } from '../../build/serverBuild.mjs';
import { hasCommand, inFolder, ran } from '../support/command';
import { robotoLight } from '../support/fonts';

const ROOT = resolve(import.meta.dirname, '../..');
const OUT = 'tests/.output/export-face';
let main: string;

beforeAll(async () => {
  main = await buildServer('src/app/exportFace/main.ts', OUT);
});

function designOf(templateId: string): Design {
  let count = 0;
  const newId = () => {
    count += 1;
    return `layer-${count}`;
  };
  const template = TEMPLATES.find(({ id }) => id === templateId)!;
  const facts = { id: 'design-1', copyId: 'copy-1', newId, system: 'wearOS', labelOf: (name: string) => name } as const;
  return createDesign({ ...facts, ratio: '500*500', shape: 'circle', name: 'Ocean', language: 'en', template });
}

async function projectIn(folder: string, design: Design, fonts?: ProjectFonts): Promise<string> {
  const images = new Map<string, ProjectImage>(
    imageRefsOf(design).map((ref) => [
      ref,
      {
        type: 'image/png',
        bytes: new Uint8Array(readFileSync(`${ROOT}/schemas/templates/art/${ref.slice('art:'.length)}`)),
      },
    ]),
  );
  const path = `${folder}/ocean.dialwright`;
  writeFileSync(path, await writeProjectZip(design, images, fonts));
  return path;
}

const command = (...args: readonly string[]) => ran(process.execPath, [main, ...args], ROOT);

describe('the arguments', () => {
  it.each<[readonly string[], RegExp]>([
    [[], /Name a project file/],
    [['a', 'b', '--out', 'o'], /one too many/],
    [['a'], /Name a folder/],
    [['a', '--out'], /--out needs a value/],
    [['a', '--out', '--apk'], /--out needs a value/],
    [['a', '--what', 'o'], /--what is not known/],
    [['a', '--out', 'o', '--version-code', '0'], /no whole number/],
    [['a', '--check', '--lang', 'klingon'], /no language/],
    [['a', '--check', '--apk'], /--check writes nothing: leave out --check, or --apk\./],
    [['a', '--check', '--out', 'o', '--apk'], /or --apk and --out\./],
  ])('%j are refused with a reason', (args, words) => {
    expect(parseArguments(args)).toMatch(words);
  });
  it('may only ask for the usage', () => {
    expect([['--help'], ['a', '--help'], ['a']].map(asksForHelp)).toEqual([true, true, false]);
  });
  it('keep the key beside the output unless another place is given', () => {
    expect(parseArguments(['a', '--out', 'o', '--apk'])).toMatchObject({
      key: 'o/signing-key.pem',
      apk: true,
      check: false,
    });
    expect(parseArguments(['a', '--check'])).toMatchObject({ check: true });
  });
});

function laterIn(folder: string): string {
  const path = `${folder}/later.dialwright`;
  writeFileSync(path, JSON.stringify({ format: PROJECT_FORMAT, version: 999, design: {}, images: {} }));
  return path;
}

describe('npm run export-face', () => {
  it('writes sources, pictures, a report and a signed package', async () => {
    await inFolder(async (folder) => {
      const meridian = designOf('meridian');
      const [copy] = meridian.copies;
      const nodeList = copy!.normal.nodeList.map((node) =>
        node.nodeType === 'text'
          ? ({ ...node, style: { ...(node.style as object), fontFamily: 'Corona' } } as typeof node)
          : node,
      );
      const design = { ...meridian, copies: [{ ...copy!, normal: { ...copy!.normal, nodeList } }] };
      const project = await projectIn(folder, design, new Map([['Corona', robotoLight]]));
      const done = await command(project, '--out', `${folder}/out`, '--apk', '--version-code', '7');
      expect(done.out).not.toMatch(/Error/);
      expect(done.status).toBe(0);
      const report = JSON.parse(readFileSync(`${folder}/out/report.json`, 'utf8'));
      expect(report).toMatchObject({ design: 'Ocean', errors: 0, formatVersion: expect.any(Number) });
      expect(Object.keys(report.files).toSorted()).toEqual(
        ['always-on.png', 'normal.png', 'signing-key.pem', 'watch-face-source.zip', 'watch-face.apk'].filter((name) =>
          existsSync(`${folder}/out/${name}`),
        ),
      );
      const drawn = await pngPixels(new Uint8Array(readFileSync(`${folder}/out/normal.png`)));
      expect([drawn?.width, drawn?.height]).toEqual([480, 480]);
      // The middle of the dial is drawn: it is not plain black.
      const at = (240 * 480 + 120) * 4;
      expect([...drawn!.rgba.slice(at, at + 3)]).not.toEqual([0, 0, 0]);
      const apk = new Uint8Array(readFileSync(`${folder}/out/watch-face.apk`));
      const read = await readZip(apk);
      if (!read.ok) throw new Error(read.fault.kind);
      const xml = readXml(read.entries.get('res/raw/watchface.xml')!);
      expect(xml.ok && xml.root.name).toBe('WatchFace');
      // The font from the project file is included, and the check misses none.
      expect(Buffer.compare(read.entries.get('res/font/corona.ttf') ?? Buffer.alloc(0), robotoLight)).toBe(0);
      expect(JSON.stringify(report.findings)).not.toMatch(/fontMissing/);
      if (hasCommand('apksigner')) {
        const verified = await ran('apksigner', [
          'verify',
          '--verbose',
          '--min-sdk-version',
          '24',
          `${folder}/out/watch-face.apk`,
        ]);
        expect(verified.out).toMatch(/v2 scheme.*true/);
        expect(verified.out).toMatch(/v3 scheme.*true/);
      }
      // The key exists, and also signs the next version.
      const key = readFileSync(`${folder}/out/signing-key.pem`, 'utf8');
      expect(key).toMatch(/BEGIN PRIVATE KEY/);
      expect((await command(project, '--out', `${folder}/out`, '--apk', '--version-code', '8')).status).toBe(0);
      expect(readFileSync(`${folder}/out/signing-key.pem`, 'utf8')).toBe(key);
    });
  });

  it('draws and packs built-in fonts of both modes with their licenses, without their files in the project', async () => {
    await inFolder(async (folder) => {
      const tempo = designOf('meridian');
      const [copy] = tempo.copies;
      const lettered = (mode: FaceMode, fontFamily: string): FaceMode => ({
        ...mode,
        nodeList: mode.nodeList.map((node) =>
          node.nodeType === 'text'
            ? ({ ...node, style: { ...(node.style as object), fontFamily } } as typeof node)
            : node,
        ),
      });
      const exported = async (normal: string, ambient: string) => {
        const { id, ambient: resting } = copy!;
        const one = {
          ...copy!,
          normal: lettered(copy!.normal, normal),
          ambient: resting && lettered(resting, ambient),
        };
        const project = await projectIn(folder, { ...tempo, copies: [one] });
        const out = `${folder}/${id}-${normal}`;
        const done = await command(project, '--out', out, '--apk');
        expect(done.status, done.out).toBe(0);
        const zip = await readZip(new Uint8Array(readFileSync(`${out}/watch-face.apk`)));
        if (!zip.ok) throw new Error(zip.fault.kind);
        expect(readFileSync(`${out}/report.json`, 'utf8')).not.toMatch(/fontMissing/);
        return {
          entries: zip.entries,
          picture: readFileSync(`${out}/normal.png`),
          rest: readFileSync(`${out}/always-on.png`),
        };
      };
      const plain = await exported(DEFAULT_FONT_FAMILY, DEFAULT_FONT_FAMILY);
      const lined = await exported('Orbitron-Bold', 'Cinzel-Regular');
      expect(Buffer.compare(plain.picture, lined.picture)).not.toBe(0);
      expect(Buffer.compare(plain.rest, lined.rest)).not.toBe(0);
      expect([...lined.entries.keys()].filter((name) => name.endsWith('.ttf')).toSorted()).toEqual([
        'res/font/cinzel_regular.ttf',
        'res/font/orbitron_bold.ttf',
      ]);
      const { path } = builtInTypeface('Orbitron-Bold')!;
      expect(
        Buffer.compare(lined.entries.get('res/font/orbitron_bold.ttf')!, readFileSync(`${ROOT}/node_modules/${path}`)),
      ).toBe(0);
      const licenses = new TextDecoder().decode(lined.entries.get(FONT_LICENSES));
      expect(licenses.match(/SIL OPEN FONT LICENSE Version/gi)).toHaveLength(2);
      expect(licenses).toMatch(/^Cinzel$[\s\S]*^Orbitron$|^Orbitron$[\s\S]*^Cinzel$/m);
    });
  });

  it('continues without a picture that aborts the rasteriser, and reports it', async () => {
    await inFolder(async (folder) => {
      const design = designOf('meridian');
      const [copy] = design.copies;
      // The rasteriser aborts its process on translucent elements wholly outside the picture.
      const xml =
        '<Group x="0" y="0" width="500" height="500"><PartDraw x="9000" y="9000" width="20" height="20" alpha="128">' +
        '<Rectangle x="0" y="0" width="20" height="20"><Fill color="#ffffff"/></Rectangle></PartDraw></Group>';
      const style = { x: 0, y: 0, width: 500, height: 500, fromX: 0, fromY: 0, xml };
      const part = nodeSchemas.watch_part.parse({ uuid: 'rings', label: 'Rings', nodeType: 'watch_part', style });
      const nodeList = [...copy!.normal.nodeList, part];
      const outside = { ...design, copies: [{ ...copy!, normal: { ...copy!.normal, nodeList } }] } as Design;
      const done = await command(await projectIn(folder, outside), '--out', `${folder}/out`, '--apk');
      expect(done.status).toBe(0);
      const report = JSON.parse(readFileSync(`${folder}/out/report.json`, 'utf8'));
      expect(Object.keys(report.notDrawn).toSorted()).toEqual(['normal.png', 'preview.png']);
      expect(report.notDrawn['normal.png']).toMatch(/SIGABRT|134/);
      expect(Object.keys(report.files)).toEqual(expect.arrayContaining(['watch-face-source.zip', 'watch-face.apk']));
      expect(existsSync(`${folder}/out/normal.png`)).toBe(false);
    });
  });

  it('only checks on request: one list with the layers and the words of the editor', async () => {
    await inFolder(async (folder) => {
      const design = designOf('slab');
      const [copy] = design.copies;
      const star = { uuid: 'star', label: 'Star', nodeType: 'shape', style: { kind: 'star' } };
      const nodeList = [
        ...copy!.normal.nodeList.map((node) =>
          node.nodeType === 'text'
            ? { ...node, label: 'Sun', style: { ...(node.style as object), textTag: '#CAL#', typeface: 'Corona' } }
            : node,
        ),
        nodeSchemas.shape.parse(star),
      ];
      const broken = { ...design, copies: [{ ...copy!, normal: { ...copy!.normal, nodeList } }] } as Design;
      const project = await projectIn(folder, broken);
      const done = await command(project, '--check');
      expect(done.status).toBe(1);
      // After exit code 1 npm prints its own lines.
      const report = JSON.parse(done.out.slice(0, done.out.lastIndexOf('\n}') + 2));
      const findingOf = (key: string) => report.findings.find((one: { key: string }) => one.key === key);
      // A platform rule overrides a finding of the writers; the watch's memory and the lit pixels are beside the list.
      expect(findingOf('noSource')).toMatchObject({ severity: 'error', layer: 'Sun', params: { tag: 'CAL' } });
      expect(findingOf('noSource').text).toMatch(/^Watches have no source for .+ \(#CAL#\), used for its text\./);
      // The report names a layer that is exported as a picture, with the reason in the words of the editor.
      const { counts, layers } = report.outcomes;
      expect(counts).toMatchObject({ baked: 1, dropped: 0 });
      expect(layers.find(({ uuid }: { uuid: string }) => uuid === 'star')).toMatchObject({
        ...{ layer: 'Star', mode: 'normal', outcome: 'baked', reasons: ['noOutline'] },
        text: 'The watch has no outline of this kind.',
      });
      expect(report.errors).toBe(
        report.findings.filter(({ severity }: { severity: string }) => severity === 'error').length,
      );
      expect(report.memory.active).toBeGreaterThan(1_000_000);
      expect(report.memory.ambient).toBeLessThan(report.memory.ambientMost);
      expect(report.lit.share).toBeGreaterThan(0);
      expect(report.lit.share).toBeLessThan(report.lit.most);
      expect(existsSync(`${folder}/report.json`)).toBe(false);
      const chinese = await command(project, '--check', '--lang', 'zh');
      expect(chinese.out).toMatch(/#CAL#/);
      expect(chinese.out).not.toMatch(/Watches have no source/);
      // Errors stop only the signed package, and no key is made for it.
      expect((await command(project, '--out', `${folder}/out`, '--apk')).status).toBe(1);
      expect(readdirSync(`${folder}/out`).toSorted()).toEqual(
        ['always-on.png', 'normal.png', 'report.json', 'watch-face-source.zip'].toSorted(),
      );
      const written = JSON.parse(readFileSync(`${folder}/out/report.json`, 'utf8'));
      expect(written.errors).toBe(report.errors);
      expect(written.findings).toContainEqual(findingOf('noSource'));
    });
  });

  it('prints the usage on request, and exits with 0', async () => {
    const { out, status } = await command('--help');
    expect(status).toBe(0);
    expect(out).toMatch(/^npm run export-face -- <project file>/);
  });

  it.each<[string, (folder: string) => readonly string[], RegExp]>([
    ['a missing file', (folder) => [`${folder}/none`, '--check'], /There is no file/],
    [
      'a file that is not a project',
      () => ['package.json', '--check'],
      /not a Dialwright design file.*Watch Face Format is opened in My designs/s,
    ],
    ['a design of a later version', (folder) => [laterIn(folder), '--check'], /newer version of Dialwright/],
    ['nothing', () => [], /Name a project file/],
  ])('exits with 2 and a message for %s', async (_, args, words) => {
    await inFolder(async (folder) => {
      const done = await command(...args(folder));
      expect(done.out).toMatch(words);
      expect(done.status).toBe(2);
    });
  });
});

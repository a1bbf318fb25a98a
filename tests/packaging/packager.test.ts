// The store packages, made as the page makes them and read back: a signed app for the smartwatch, layers for a chip watch.
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGNATURES, signingBlockIds } from '@/bytes/android/signingBlock';
import { readZip } from '@/bytes/zip/readZip';
import { FONT_LICENSES } from '@/output/fontLicenses';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import { makeFacePackage } from '@/packaging/makeFacePackage';
import type { PackageNotMade } from '@/packaging/packageNotMade';
import { makePackage } from '@/packaging/packager';
import { PACKAGE_MARK } from '@/schemas/packageMark';
import type { ListedTask } from '@/schemas/wire/builds';
import { registerAssetScheme } from '@/service/api/assetUrl';
import { packageWork } from '@/service/builds/packageWork';
import { dropToken, readToken } from '@/service/session/tokenStore';
import { openSigningKeys } from '@/service/signingKeys/openSigningKeys';
import { FACTS } from '../contract/publishing';
import { requestOf } from '../support/backendWorld';
import { BROKEN_FACES, faceOf, raw, ref } from '../support/brokenFaces';
import { hasCommand, inFolder, ran } from '../support/command';
import { sampleDesign } from '../support/designs';
import { tinyFace } from '../support/faces';
import { solid } from '../support/images';
import { FACE_ID, publishingDesigner } from './support/publishingDesigner';

// No canvas and no file server here.
const PREVIEW = new Blob([solid(9, 9)]);
vi.mock('@/simulator/facePng', () => ({ facePng: async () => PREVIEW, squareFacePng: async () => PREVIEW }));
vi.mock('@/service/fonts/defaultFont', async (original) => ({
  ...(await original<object>()),
  defaultFontFile: async () => new Blob([(await tinyFace()).fonts[0]!.bytes]),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  dropToken();
  packageWork.set(new Map());
});

const designer = () => publishingDesigner({ packager: makePackage });
type Designer = Awaited<ReturnType<typeof designer>>;

const failures = () =>
  [...packageWork.get().values()].map((work) => (work.step === 'failed' ? work.failure.reason : work.step));

const newest = async (face: Designer, platform: string): Promise<ListedTask> => {
  const tasks = (await face.tasks()).filter((task) => task.platform === platform);
  return tasks.toSorted((a, b) => b.createdAt - a.createdAt)[0]!;
};
async function fetched(face: Designer, task: ListedTask) {
  const answer = await face.app.fetch(requestOf('packageGet', { params: { id: task.id }, token: readToken() ?? '' }));
  const file = await answer.blob();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const zip = await readZip(bytes);
  if (!zip.ok) throw new Error(zip.fault.kind);
  const json = (name: string) => JSON.parse(new TextDecoder().decode(zip.entries.get(name)));
  return { file, bytes, entries: zip.entries, json };
}
async function sent(face: Designer, name?: string): Promise<void> {
  await face.save(name);
  face.clock.now += 1;
  await face.publish();
  await face.make();
}

describe('the smartwatch copy', () => {
  // Each has its own device.
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

  it('is packaged as an app that its platform accepts, with the names of the form', async () => {
    const face = await designer();
    await sent(face);
    expect(failures()).toEqual([]);
    const { file, bytes, entries, json } = await fetched(face, await newest(face, 'android'));
    expect(file.type).toBe('application/vnd.android.package-archive');
    expect([...entries.keys()]).toEqual(
      expect.arrayContaining(['AndroidManifest.xml', 'resources.arsc', 'res/raw/watchface.xml', PACKAGE_MARK]),
    );
    expect(entries.get('res/drawable-nodpi/preview.png')).toEqual(new Uint8Array(await PREVIEW.arrayBuffer()));
    const { release } = json(PACKAGE_MARK);
    expect(release).toEqual({ packageName: 'face.dialwright.aurora_face1', versionCode: 1 });
    expect(signingBlockIds(bytes, bytes.length)).toEqual(Object.values(SIGNATURES));
    await inFolder(async (folder) => {
      const apk = join(folder, 'face.apk');
      await writeFile(apk, bytes);
      if (hasCommand('apksigner'))
        expect(await ran('apksigner', ['verify', '--min-sdk-version', '24', apk])).toMatchObject({ status: 0 });
      if (!hasCommand('aapt2')) return;
      const { out } = await ran('aapt2', ['dump', 'badging', apk]);
      expect(out).toContain(`package: name='${release.packageName}' versionCode='1'`);
      expect(out).toContain(`application-label:'${FACTS.dialName}'`);
      expect(out).toContain(`application-label-zh:'${FACTS.dialNameCn}'`);
    });
  });

  it('contains the built-in fonts of both modes, each once, and their licenses', async () => {
    vi.stubGlobal('fetch', async (address: string) => new Response(readFileSync(resolve(address.replace(/^\//, '')))));
    const face = await designer();
    await face.save('Aurora', ['Orbitron-Bold', 'Orbitron-Bold', 'Oswald-Light', 'Roboto-Regular']);
    await face.publish();
    await face.make();
    expect(failures()).toEqual([]);
    const { entries } = await fetched(face, await newest(face, 'android'));
    expect([...entries.keys()].filter((name) => name.startsWith('res/font/')).toSorted()).toEqual([
      'res/font/orbitron_bold.ttf',
      'res/font/oswald_light.ttf',
      'res/font/roboto_regular.ttf',
    ]);
    const licenses = new TextDecoder().decode(entries.get(FONT_LICENSES));
    for (const family of ['Orbitron\norbitron_bold.ttf', 'Oswald\noswald_light.ttf', 'Roboto\nroboto_regular.ttf'])
      expect(licenses.split(family)).toHaveLength(2);
    // The copy for a chip watch names them and contains none.
    const chip = await fetched(face, await newest(face, 'falcon'));
    expect(JSON.stringify(chip.json('manifest.json'))).toContain('"fontFamily":"Orbitron-Bold"');
    expect([...chip.entries.keys()].filter((name) => /font|\.ttf|licen/i.test(name))).toEqual([]);
  });

  it('is not signed without the license of a font', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const face = await designer();
    await face.save('Aurora', ['Orbitron-Bold']);
    await face.publish();
    await face.make();
    expect(failures()).toContain('fonts');
  });

  it('shares one sequence of versions and one key with manual exports', async () => {
    const keys = await openSigningKeys();
    const facts = { packageName: 'org.example.own', labelEn: 'A', labelZh: '甲', lastCode: 7 };
    await keys.keepPackage(FACE_ID, facts);
    const face = await designer();
    await sent(face);
    const key = await keys.key();
    await sent(face, 'Edited');
    expect((await newest(face, 'android')).release).toEqual({ packageName: 'org.example.own', versionCode: 9 });
    expect(await keys.packageOf(FACE_ID)).toEqual({ ...facts, lastCode: 9 });
    expect(await keys.key()).toEqual(key);
    expect(key?.isBackedUp).toBe(false);
    keys.close();
  });

  it('continues version and name from what another device submitted', async () => {
    const face = await designer();
    await sent(face);
    vi.stubGlobal('indexedDB', new IDBFactory());
    await sent(face, 'Renamed');
    expect((await newest(face, 'android')).release).toEqual({
      packageName: 'face.dialwright.aurora_face1',
      versionCode: 2,
    });
  });

  it('is not signed with a key that would be lost with the page, nor without one', async () => {
    const face = await designer();
    vi.stubGlobal('indexedDB', undefined);
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    await sent(face);
    expect(failures()).toEqual(['notKeepable']);
    vi.stubGlobal('indexedDB', new IDBFactory());
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValueOnce(new Error('not allowed'));
    await face.make();
    expect(failures()).toEqual(['notMade']);
    info.mockRestore();
    warn.mockRestore();
    await face.make();
    expect(failures()).toEqual([]);
  });
});

/** A browser that decodes every picture to empty pixels. */
function withPixels(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 2, close: () => {} }));
  const getImageData = () => ({ data: new Uint8ClampedArray(16) });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => {}, getImageData });
    },
  );
}

describe('reasons against a package are reported before it is submitted', () => {
  const BOTH = ['android', 'falcon'] as const;
  const cases = BROKEN_FACES.flatMap((broken) => BOTH.map((platform) => ({ ...broken, platform })));
  it.each(cases)('$key, $platform', async ({ normal, ambient, facts = {}, platform }) => {
    withPixels();
    const allFacts = { ...NO_FACTS, ...facts };
    registerAssetScheme('asset:', async (ref) => {
      if (allFacts.pictures[ref] === null) throw new Error('it is not there');
      return new Blob([solid(2, 2)], { type: 'image/png' });
    });
    registerAssetScheme('art:', async () => new Blob([solid(2, 2)], { type: 'image/png' }));
    const { dispatch } = await designer();
    const copy = { ...faceOf(normal, ambient), platform };
    const design = { ...sampleDesign(), copies: [copy], fdIds: [copy.id], activeFdId: copy.id };
    const request = { design, copyId: copy.id, labels: { en: 'A', zh: 'A' }, last: null };
    const ports = { dispatch, signal: new AbortController().signal, onShare: () => {} };
    const failure = await makePackage(request, ports).then(
      () => null,
      (error: PackageNotMade) => error.failure,
    );
    // The account has no custom fonts.
    const noFonts = Object.fromEntries(Object.keys(allFacts.fonts).map((family) => [family, null]));
    const fontErrors = checkCopy(copy, { ...allFacts, fonts: noFonts }).findings.filter(
      ({ severity }) => severity === 'error',
    );
    // Reported file sizes come from other files than those used here.
    const errors = fontErrors.filter((one) => !/^memory|^packageLarge|^overBudget|^packageOver/.test(one.key));
    if (fontErrors.some(({ key }) => key === 'pictureMissing'))
      expect(failure).toEqual({ reason: 'pictures', count: 1 });
    else if (errors.length === 0) expect(failure).toBeNull();
    else {
      expect(failure?.reason).toBe('findings');
      const findings = failure?.reason === 'findings' ? failure.findings : [];
      const places = (list: readonly { key: string; uuid: string | null }[]) =>
        list.map(({ key, uuid }) => [key, uuid]);
      expect(places(findings)).toEqual(places(errors));
    }
  });
});

describe('cancellation', () => {
  const design = { ...sampleDesign(), copies: [faceOf([raw('image', 'slow', { url: ref('slow') })])] };
  const request = { design, copyId: 'copy', kind: 'source', packageName: 'a.b', versionCode: 1, keyPem: null } as const;
  const made = (signal: AbortSignal) =>
    makeFacePackage({ ...request, labels: { en: 'A', zh: 'A' } }, { fonts: [], language: 'en' }, signal, () => {});

  it('while a picture is loading ends immediately, and packaging can restart', async () => {
    let onRequest = () => {};
    const waiting = new Promise<void>((resolve) => {
      onRequest = resolve;
    });
    registerAssetScheme('asset:', () => {
      onRequest();
      return new Promise(() => {});
    });
    const stop = new AbortController();
    const ended = expect(made(stop.signal)).rejects.toThrow('enough');
    await waiting;
    stop.abort(new Error('enough'));
    await ended;
    registerAssetScheme('asset:', async () => new Blob([solid(2, 2)], { type: 'image/png' }));
    expect(await made(new AbortController().signal)).toMatchObject({ ok: true });
  });

  it('while the worker is running terminates it, without a result', async () => {
    const workers: { terminated: boolean; posted: unknown[] }[] = [];
    class Held {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      terminated = false;
      posted: unknown[] = [];
      constructor() {
        workers.push(this);
      }
      postMessage(task: unknown) {
        this.posted.push(task);
      }
      terminate() {
        this.terminated = true;
      }
    }
    vi.stubGlobal('Worker', Held);
    registerAssetScheme('asset:', async () => new Blob([solid(2, 2)], { type: 'image/png' }));
    const stop = new AbortController();
    const ended = expect(made(stop.signal)).rejects.toThrow('enough');
    await expect.poll(() => workers[0]?.posted.length).toBe(1);
    stop.abort(new Error('enough'));
    await ended;
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
  });
});

it('a copy for a chip watch is packaged in its documented format', async () => {
  const face = await designer();
  await sent(face);
  const task = await newest(face, 'falcon');
  expect(task.release).toBeNull();
  const { file, entries, json } = await fetched(face, task);
  expect(file.type).toBe('application/zip');
  expect(json('manifest.json')).toMatchObject({ format: 'dialwright-layers', canvas: { width: 466 } });
  expect(json(PACKAGE_MARK)).toMatchObject({ copyId: 'face-1-f', release: null });
  expect(entries.has('previews/normal.png')).toBe(true);
});

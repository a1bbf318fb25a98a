// A designer's own pictures: transparent edges of hands are cropped automatically, of others on request; the result is announced.
import { configureStore } from '@reduxjs/toolkit';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isWorthTrimming } from '@/bytes/picture/pictureTrim';
import { layerName } from '@/editor/canvas/layerNames';
import { showAmbient } from '@/editor/commands/modes';
import { pivotPoint } from '@/editor/commands/pivot';
import { removeNodes } from '@/editor/commands/removeNodes';
import { renameDesign } from '@/editor/commands/rename';
import { select } from '@/editor/commands/select';
import { undo } from '@/editor/commands/session';
import { setField } from '@/editor/commands/setField';
import { setHand } from '@/editor/commands/setHand';
import { EditorContext, type EditorServices } from '@/editor/dispatch/editorContext';
import { type EditorStore, runCommand } from '@/editor/dispatch/runCommand';
import { designOpened, documentReducer } from '@/editor/document/documentSlice';
import { selectNodes } from '@/editor/document/selectors';
import { digitsNamed } from '@/editor/images/namedDigits';
import { handNamed } from '@/editor/images/namedHands';
import { PICTURE_PATH } from '@/editor/images/picturePath';
import { useAddLayers } from '@/editor/images/useAddLayers';
import { catalogueItem } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { LABEL_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { registerAssetScheme } from '@/service/api/assetUrl';
import { i18n, startLanguage } from '@/service/language/i18n';
import { type LocalWork, LocalWorkContext } from '@/service/localDrafts/localWork';
import { withDesk } from '@/tests/editor/support/withDesk';
import { plainGif } from '@/tests/support/gifs';
import { imageFile, solid } from '@/tests/support/images';
import { handArt } from '@/tests/support/pictures';
import { dismissToast, toasts } from '@/ui/toasts';
import { useFieldEdits } from '@/workspace/properties/useFieldEdits';
import { designOf, imageLayer, rootLayer } from '../support/documents';

const ART = new Uint8Array(handArt(500, { width: 20, top: 50, tail: 30 }).buffer);
const handFile = (name = 'pointer.png') => imageFile(ART, name);
const hand = (key: string): FaceNode =>
  createNode(catalogueItem(key)!, {
    uuid: key,
    label: key,
    place: {
      canvas: { width: 500, height: 500, shape: 'circle' },
      frameDelayMs: 100,
      allowsText: () => true,
      images: [],
      asksOverLimit: false,
    },
  });
const CANVAS = { width: 500, height: 500, shape: 'circle' } as const;
const words = () => toasts.get().map(({ text }) => text.replaceAll('\u00a0', ' '));

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    const view = new DataView(await blob.arrayBuffer());
    return { width: view.getUint32(16), height: view.getUint32(20), close: () => {} };
  });
});

/** Storage that fails, on demand. */
const broken = { putAsset: vi.fn<() => Promise<void>>() };

async function open(layers: readonly FaceNode[], selection: string[] = []) {
  await startLanguage('en');
  const store = withDesk(
    configureStore({
      reducer: { editor: documentReducer, session: () => ({ user: null }) },
      middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
    }),
  );
  store.dispatch(designOpened({ design: designOf([rootLayer(), ...layers]), baseRev: 0 }));
  runCommand(store, select, { mode: 'replace', uuids: selection });
  const blobs = new Map<string, Blob>();
  registerAssetScheme('asset:', async (ref) => blobs.get(ref)!);
  const putAsset = async (blob: Blob) => {
    await broken.putAsset();
    const ref = `asset:${String(blobs.size + 1).padStart(64, '0')}`;
    blobs.set(ref, blob);
    return ref;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <LocalWorkContext value={{ assets: { putAsset } } as unknown as LocalWork}>
          <EditorContext value={{ store } as unknown as EditorServices}>{children}</EditorContext>
        </LocalWorkContext>
      </Provider>
    </I18nextProvider>
  );
  const { result } = renderHook(() => useAddLayers(store), { wrapper });
  const nodes = () => selectNodes(store.getState());
  const style = (uuid: string) => (nodes().find((node) => node.uuid === uuid) as { style?: object }).style!;
  return { acts: result.current, nodes, style, store, wrapper };
}

describe('the picture of a hand', () => {
  it('is stored without its transparent edges, with the original', async () => {
    const { acts, store } = await open([hand('hour')], ['hour']);
    const ref = (await acts.takeImage(handFile(), PICTURE_PATH))!;
    expect(store.desk.pictures.of(ref)).toMatchObject({
      ...{ name: 'pointer', width: 20, height: 230 },
      trim: { whole: { width: 500, height: 500 }, crop: { x: 240, y: 50 }, fileSize: ART.length },
    });
  });

  it('of another layer, or of another field, is added whole', async () => {
    const { acts, store } = await open([imageLayer('a')], ['a']);
    const ref = (await acts.takeImage(handFile(), PICTURE_PATH))!;
    expect(store.desk.pictures.of(ref)).toMatchObject({ width: 500, height: 500 });
    expect(store.desk.pictures.of(ref)?.trim).toBeUndefined();
  });
});

describe('a picture that is drawn for the whole dial', () => {
  it('is centred wherever it was dropped, and is cropped once it is marked as a certain hand', async () => {
    const { acts, nodes, style, store } = await open([]);
    await acts.addFiles([handFile()], { x: 168, y: 400 });
    const uuid = nodes()[1]!.uuid;
    expect(style(uuid)).toMatchObject({ x: 0, y: 0, width: 500, height: 500 });
    runCommand(store, setHand, { hands: new Map([[uuid, 'hour']]) });
    const whole = style(uuid);
    await acts.trimHands([uuid]);
    const trimmed = { x: 240, y: 50, width: 20, height: 230, offset: { x: 10, y: 200 }, rotate: '#DWFKS#' };
    expect(style(uuid)).toMatchObject(trimmed);
    expect(words().at(-1)).toMatch(/^pointer: clear edges trimmed, 500 × 500 → 20 × 230 px/);
    expect(words()).toContain('The hand now turns with the time: it has the data tag and angle of its kind.');
    expect(words().join()).not.toContain('again');
    toasts.get().at(-1)!.action!.onSelect();
    expect(style(uuid)).toEqual(whole);
  });

  it('that was moved away rotates about the dial centre as a hand', async () => {
    const { acts, nodes, style, store } = await open([]);
    await acts.addFiles([handFile()]);
    const uuid = nodes()[1]!.uuid;
    runCommand(store, setField, { uuids: [uuid], path: 'x', value: -82 });
    runCommand(store, setHand, { hands: new Map([[uuid, 'minutes']]) });
    await acts.trimHands([uuid]);
    expect(style(uuid)).toMatchObject({ x: 240, y: 50, offset: { x: 10, y: 200 }, rotate: '#DWFM#' });
  });

  it('is left whole if it is no longer a hand, and nothing is announced without transparent edges', async () => {
    const { acts, nodes, style, store } = await open([]);
    await acts.addFiles([handFile()]);
    const uuid = nodes()[1]!.uuid;
    runCommand(store, setHand, { hands: new Map([[uuid, 'hour']]) });
    const trimming = acts.trimHands([uuid]);
    runCommand(store, undo, undefined);
    await trimming;
    expect(style(uuid)).toMatchObject({ x: 0, width: 500 });
    runCommand(store, setHand, { hands: new Map([[uuid, 'hour']]) });
    await acts.trimHands([uuid]);
    for (const { id } of toasts.get()) dismissToast(id);
    await acts.trimHands([uuid]);
    expect(words()).toEqual([]);
  });
});

describe('the replaced picture of a hand', () => {
  it('gets its transparent edges back through the toast, and stays the new one', async () => {
    const { acts, style, store, wrapper, nodes } = await open([hand('hour')], ['hour']);
    const before = style('hour');
    const ref = (await acts.takeImage(handFile('Baton.png'), PICTURE_PATH))!;
    const { result } = renderHook(() => useFieldEdits(['hour']), { wrapper });
    result.current.onChange(PICTURE_PATH, ref);
    expect(style('hour')).toMatchObject({ url: ref, width: 20, height: 230 });
    toasts.get().at(-1)!.action!.onSelect();
    await waitFor(() => expect(style('hour')).toMatchObject({ x: 0, y: 0, width: 500, height: 500, rotate: '' }));
    expect((style('hour') as { url: string }).url).not.toBe(ref);
    expect(pivotPoint(nodes()[1]!)).toEqual({ x: 250, y: 250 });
    runCommand(store, undo, undefined);
    expect(style('hour')).toMatchObject({ url: ref, width: 20, rotate: '#DWFKS#' });
    runCommand(store, undo, undefined);
    expect(style('hour')).toEqual(before);
  });
});

it('a dropped picture with transparent edges is offered a crop; one press crops it in place, another reverts it', async () => {
  const { acts, nodes, style } = await open([]);
  await acts.addFiles([handFile('badge.png')]);
  const uuid = nodes()[1]!.uuid;
  const whole = style(uuid);
  await waitFor(() => expect(words()).toContain('badge has transparent edges.'));
  toasts.get().at(-1)!.action!.onSelect();
  await waitFor(() =>
    expect(words().at(-1)).toMatch(/^badge: clear edges trimmed, 500 × 500 → 20 × 230 px, .+ → \d+ B\.$/),
  );
  expect(style(uuid)).toMatchObject({ x: 240, y: 50, width: 20, height: 230, offset: { x: 10, y: 200 } });
  toasts.get().at(-1)!.action!.onSelect();
  expect(style(uuid)).toEqual(whole);
});

describe('an empty picture', () => {
  const blank = (name: string, side = 120) => imageFile(solid(side, side, '#00000000'), name);
  const cleared = () => {
    for (const { id } of toasts.get()) dismissToast(id);
  };
  const toldOf = (name: string) => `${name} is fully transparent and will not be visible on the face.`;

  it('is named when it is added or dropped, and no crop is offered', async () => {
    cleared();
    const { acts, nodes } = await open([]);
    await acts.addFiles([blank('lume.png')], { x: 100, y: 100 });
    await waitFor(() => expect(words()).toEqual([toldOf('lume')]));
    expect(nodes()).toHaveLength(2);
    await acts.trim([nodes()[1]!.uuid]);
    expect(new Set(words())).toEqual(new Set([toldOf('lume')]));
  });

  it('several are named in one sentence', async () => {
    cleared();
    const { acts } = await open([]);
    await acts.addFiles([blank('a.png'), handFile('b.png'), blank('c.png', 90)]);
    await waitFor(() =>
      expect(words()).toContain('a and c are fully transparent and will not be visible on the face.'),
    );
  });

  it.each([
    ['a layer', imageLayer('a'), PICTURE_PATH],
    ['a hand', hand('hour'), PICTURE_PATH],
    ['another field', imageLayer('a'), 'activeIcon'],
  ])('is named when it replaces the picture of %s', async (_, layer, path) => {
    cleared();
    const { acts, store, wrapper } = await open([layer], [layer.uuid]);
    const ref = (await acts.takeImage(blank('sweep.png'), path))!;
    if (path === PICTURE_PATH) {
      const { result } = renderHook(() => useFieldEdits([layer.uuid]), { wrapper });
      result.current.onChange(path, ref);
    }
    await waitFor(() => expect(words()).toContain(toldOf('sweep')));
    expect(store.desk.pictures.of(ref)?.trim).toBeUndefined();
  });

  it('is named if all pictures of a sequence are empty, and not if one of them is a blank level', async () => {
    cleared();
    const { acts } = await open([]);
    const wanted = { min: 1, max: 10 };
    await acts.takeImages([blank('0.png'), imageFile(solid(120, 120), '1.png')], wanted);
    await acts.takeImages([blank('8.png'), blank('9.png')], wanted);
    await waitFor(() => expect(words()).toHaveLength(1));
    expect(words()[0]).toMatch(/^8(\.png)? and 9(\.png)? are fully transparent/);
  });
});

it('a crop is offered only if it pays: not for two px around, nor for a few of a large picture', () => {
  const around = (side: number, edge: number) => ({
    whole: { width: side, height: side },
    crop: { x: edge, y: edge, width: side - 2 * edge, height: side - 2 * edge },
  });
  expect([around(20, 2), around(100, 2), around(60, 5), around(1000, 8)].map(isWorthTrimming)).toEqual(
    Array(4).fill(false),
  );
  expect([around(20, 4), around(100, 8), around(500, 20)].map(isWorthTrimming)).toEqual(Array(3).fill(true));
});

describe('an offer disappears with its subject', () => {
  const labels = () => toasts.get().flatMap(({ action }) => action?.label ?? []);
  const offered = async () => {
    for (const { id } of toasts.get()) dismissToast(id);
    const opened = await open([]);
    await opened.acts.addFiles([handFile('badge.png')]);
    await waitFor(() => expect(labels()).toEqual(['Trim clear edges']));
    return { ...opened, uuid: opened.nodes()[1]!.uuid };
  };

  it('the trim, when its layer is deleted', async () => {
    const { store, uuid } = await offered();
    runCommand(store, select, { mode: 'replace', uuids: [uuid] });
    expect(labels()).toHaveLength(1);
    runCommand(store, removeNodes, { uuids: [uuid] });
    expect(labels()).toEqual([]);
  });

  it.each([
    [
      'another edit is made',
      (store: EditorStore) => runCommand(store, renameDesign, { name: 'Other', language: 'en' }),
    ],
    ['always-on is shown', (store: EditorStore) => runCommand(store, showAmbient, undefined)],
    ['another design is opened', (store: EditorStore) => store.desk.clear()],
  ])('the undo, when %s', async (_, happen) => {
    const { store, acts, uuid } = await offered();
    await acts.trim([uuid]);
    expect(labels()).toEqual(['Undo']);
    happen(store);
    expect(labels()).toEqual([]);
  });
});

it('the button crops a picture in place while it is rotated; a second press reports no transparent edges', async () => {
  const { acts, nodes, style, store } = await open([]);
  await acts.addFiles([handFile('turned.png')]);
  const uuid = nodes()[1]!.uuid;
  await acts.trim([uuid]);
  expect(style(uuid)).toMatchObject({ width: 20, height: 230 });
  await acts.trim([uuid]);
  expect(words()).toContain('This picture has no clear edges.');
  const undos = selectNodes(store.getState());
  await acts.naturalSize([uuid]);
  expect(selectNodes(store.getState())).toBe(undos);
});

it('the natural size is restored for a layer that was made smaller', async () => {
  const url = `asset:${'1'.padStart(64, '0')}`;
  const { acts, style } = await open([imageLayer('a', { x: 100, y: 100, width: 50, height: 50, url })]);
  await acts.takeImage(handFile(), 'activeIcon');
  await acts.naturalSize(['a']);
  expect(style('a')).toMatchObject({ x: -125, y: -125, width: 500, height: 500 });
});

it.each([
  ['photo.webp', 'RIFF\0\0\0\0WEBPVP8 ', 'WebP'],
  ['photo.heic', '\0\0\0\x18ftypheic', 'HEIC'],
])('%s is refused with advice', async (name, content, format) => {
  const { acts, nodes } = await open([]);
  await acts.addFiles([new File([content], name)]);
  expect(nodes()).toHaveLength(1);
  expect(words().at(-1)).toContain(
    `Supports jpg, jpeg, png files only. This is a ${format} file: export it as PNG first.`,
  );
  expect(words().at(-1)).toContain(name);
});

describe('files named as hands', () => {
  const CASES: [string, string | null][] = [
    ['hour.png', 'hour'],
    ['Minute-Hand.png', 'minutes'],
    ['handSecond.png', 'seconds'],
    ['sec_hand.png', 'seconds'],
    ['时针.png', 'hour'],
    ['分针.png', 'minutes'],
    ['secondary.png', null],
    ['hours-left.png', null],
    ['hand.png', null],
  ];
  it.each(CASES)('%s: %s', (name, hand) => expect(handNamed(name)).toBe(hand));

  it('become hands together, trimmed and rotated by the time; the toast reverts that and keeps the pictures', async () => {
    const { acts, nodes, style } = await open([]);
    await acts.addFiles(
      ['hour', 'minute', 'second'].map((name) => handFile(`${name}.png`)),
      { x: 100, y: 100 },
    );
    const uuids = nodes()
      .slice(1)
      .map(({ uuid }) => uuid);
    expect(nodes().slice(1)).toMatchObject(['hour', 'minutes', 'seconds'].map((type) => ({ type })));
    expect(uuids.map(style)).toMatchObject(
      ['#DWFKS#', '#DWFM#', '#DWFS#'].map((rotate) => ({ rotate, x: 240, y: 50, width: 20, height: 230 })),
    );
    expect(words().at(-1)).toBe('hour, minute, and second are now hands.');
    toasts.get().at(-1)!.action!.onSelect();
    expect(nodes().slice(1)).toMatchObject(Array(3).fill({ type: 'image' }));
    expect(uuids.map(style)).toMatchObject(Array(3).fill({ rotate: '', width: 500, height: 500 }));
  });

  it('are placed on the dial: a picture of the hand alone turns about its lower end, a square one about its middle', async () => {
    const { acts, nodes, style } = await open([]);
    await acts.addFiles(
      [
        imageFile(solid(20, 160), 'hour.png'),
        imageFile(solid(10, 200), 'minute.png'),
        imageFile(solid(60, 60), 'second.png'),
      ],
      { x: 100, y: 100 },
    );
    const [hour, minute, second] = nodes()
      .slice(1)
      .map(({ uuid }) => style(uuid));
    expect(hour).toMatchObject({ x: 240, y: 100, width: 20, height: 160, offset: { x: 10, y: 150 } });
    expect(minute).toMatchObject({ x: 245, y: 55, offset: { x: 5, y: 195 } });
    expect(second).toMatchObject({ x: 220, y: 220, offset: { x: 30, y: 30 } });
  });

  it('of two files for one hand the first becomes it', async () => {
    const { acts, nodes } = await open([]);
    await acts.addFiles([handFile('hour.png'), handFile('hours.png')]);
    expect(nodes().slice(1)).toMatchObject([{ type: 'hour' }, { type: 'image' }]);
  });
});

describe('files named as digits', () => {
  const count = (name: (digit: number) => string, more: string[] = []) => [
    ...Array.from({ length: 10 }, (_, digit) => name(digit)),
    ...more,
  ];
  const CASES: [string, string[], boolean | null, number, string | null][] = [
    ['0.png', count((digit) => `${digit}.png`), true, 10, null],
    ['num_0.png with a minus', count((digit) => `num_${digit}.png`, ['num_minus.png']), true, 11, null],
    ['0.png with -.png', count((digit) => `${digit}.png`, ['-.png']), true, 11, null],
    ['数字0.png', count((digit) => `数字${digit}.png`, ['数字负号.png']), true, 11, null],
    ['hour-00.png', count((digit) => `hour-0${digit}.png`), true, 10, '#Db#'],
    ['zero.png', ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'], true, 10, null],
    ['lime 0.png', count((digit) => `lime ${digit}.png`), false, 10, null],
    ['without 7', count((digit) => `${digit}.png`).filter((name) => name !== '7.png'), null, 0, null],
    ['0 to 10', count((digit) => `${digit}.png`, ['10.png']), null, 0, null],
    ['1.png and 01.png', count((digit) => `${digit}.png`, ['01.png']), null, 0, null],
    ['frame_0.png', count((digit) => `frame_${digit}.png`), null, 0, null],
    ['weather0.png', count((digit) => `weather${digit}.png`), null, 0, null],
  ];
  it.each(CASES)('%s', (_, names, isClear, members, textTag) => {
    const [set, ...others] = digitsNamed([...names].reverse());
    expect(others).toEqual([]);
    expect(set?.isClear ?? null).toBe(isClear);
    expect(set?.textTag ?? null).toBe(textTag);
    expect((set?.members ?? []).map((index) => [...names].reverse()[index])).toEqual(names.slice(0, members));
  });

  const digit = (name: string, width = 40) => imageFile(solid(width, 60), name);
  const shown = (nodes: readonly FaceNode[]) => nodes.slice(1).map(({ nodeType, label }) => `${nodeType} ${label}`);
  const cleared = () => {
    for (const { id } of toasts.get()) dismissToast(id);
  };

  it('become one layer in the order of the digits, where they were dropped; the toast reverts that and keeps the pictures', async () => {
    cleared();
    const { acts, nodes, style, store } = await open([imageLayer('a')]);
    const files = count((at) => `num_${at}.png`, ['num_minus.png']).map((name) => digit(name));
    await acts.addFiles([...files].reverse(), { x: 200, y: 120 });
    expect(shown(nodes())).toEqual(['image a', 'image_sequence Picture digits']);
    const { uuid } = nodes()[2]!;
    expect(style(uuid)).toMatchObject({
      ...{ textTag: '#DmZ#', shows: 'digits', places: 2 },
      ...{ x: 160, y: 90, width: 80, height: 60 },
    });
    const names = (style(uuid) as { imgs: { url: string }[] }).imgs.map(({ url }) => store.desk.pictures.of(url)?.name);
    expect(names).toEqual(files.map(({ name }) => name.replace('.png', '')));
    expect(words()).toEqual(['11 pictures are now one layer of digits. Its data tag decides what it shows.']);
    toasts.get().at(-1)!.action!.onSelect();
    expect(shown(nodes()).slice(1)).toEqual(
      [...files].reverse().map(({ name }) => `image ${name.replace('.png', '')}`),
    );
  });

  it('with other files become a layer among theirs, and hands stay hands after the digits are separate again', async () => {
    cleared();
    const { acts, nodes } = await open([]);
    const files = [handFile('hour.png'), ...count((at) => `${at}.png`).map((name) => digit(name)), digit('logo.png')];
    await acts.addFiles(files);
    expect(shown(nodes())).toEqual(['image hour', 'image_sequence Picture digits', 'image logo']);
    expect(nodes()[1]).toMatchObject({ type: 'hour' });
    toasts.get().at(-1)!.action!.onSelect();
    await waitFor(() => expect(nodes()[1]).toMatchObject({ type: 'hour', style: { rotate: '#DWFKS#' } }));
    expect(nodes()).toHaveLength(13);
  });

  it('with names that may mean something else stay separate, and the toast joins them', async () => {
    cleared();
    const { acts, nodes } = await open([]);
    await acts.addFiles(count((at) => `lime ${at}.png`).map((name) => digit(name)));
    expect(nodes()).toHaveLength(11);
    expect(words()).toEqual(['The names of 10 pictures count from 0 to 9. They can be one layer of digits.']);
    expect(toasts.get().at(-1)!.action!.label).toBe('Make digits');
    toasts.get().at(-1)!.action!.onSelect();
    expect(shown(nodes())).toEqual(['image_sequence Picture digits']);
  });

  it('of different sizes stay separate, with the reason', async () => {
    cleared();
    const { acts, nodes } = await open([]);
    await acts.addFiles(count((at) => `${at}.png`).map((name, at) => digit(name, at === 1 ? 20 : 40)));
    expect(nodes()).toHaveLength(11);
    expect(words()).toEqual([
      '1.png is 20 × 60 px instead of 40 × 60 px. All pictures of a group must have the same size.',
    ]);
  });

  it('are reported in Chinese, too', async () => {
    cleared();
    const { acts } = await open([]);
    await startLanguage('zh');
    await acts.addFiles(count((at) => `${at}.png`).map((name) => digit(name)));
    expect(words()).toEqual(['10 张图片已合成 1 个数字图层，显示的内容由数据标签决定。']);
  });
});

describe('many files at once', () => {
  const bad = (count: number) => Array.from({ length: count }, (_, at) => new File(['no'], `notes-${at}.txt`));
  const sentencesOf = async (files: readonly File[]) => {
    for (const { id } of toasts.get()) dismissToast(id);
    const opened = await open([]);
    await opened.acts.addFiles(files);
    return { ...opened, sentences: words() };
  };

  it('fault 15: 200 that are not pictures are reported in one sentence', async () => {
    const { nodes, sentences } = await sentencesOf(bad(200));
    expect(nodes()).toHaveLength(1);
    expect(sentences).toEqual([
      'Only the first 20 pictures are added at once. ' +
        'Supports jpg, jpeg, png files only (notes-0.txt, notes-1.txt, notes-2.txt, and 17 more)',
    ]);
  });

  it('valid ones are added; an empty file, a folder and a file that is not a picture are reported together', async () => {
    const gone = () => ({ arrayBuffer: () => Promise.reject(new Error('a folder')) }) as unknown as Blob;
    const folder = Object.assign(new File(['4096'], 'Art'), { slice: gone });
    const { nodes, sentences } = await sentencesOf([handFile('a.png'), new File([], 'b.png'), folder, ...bad(1)]);
    expect(nodes()).toHaveLength(2);
    expect(sentences.filter((text) => !/transparent edges/.test(text))).toHaveLength(1);
    expect(sentences.join()).toMatch(
      /empty\..+\(b\.png\) It cannot be read\. If it is a folder.+\(Art\) 1 more file was not added\./,
    );
  });

  it('a full device is reported once', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const files = Array.from({ length: 20 }, (_, at) => handFile(`${at}.png`));
    const { putAsset } = broken;
    putAsset.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const { nodes, sentences } = await sentencesOf(files);
    putAsset.mockReset();
    expect(nodes()).toHaveLength(1);
    // An offer of the test before may arrive late.
    expect(sentences.filter((text) => !/transparent edges/.test(text))).toEqual([
      expect.stringMatching(/^0\.png was not added: this browser's storage is full/),
    ]);
  });
});

it('a GIF faster than the watch plays reports the new frame duration', async () => {
  const { acts } = await open([]);
  await acts.addFiles([new File([plainGif(40, 30, 3, 5)], 'rain.gif', { type: 'image/gif' })]);
  await waitFor(() => expect(words().join()).toMatch(/each frame is now shown for 0\.1 s instead of 0\.05 s/));
});

describe('a new layer', () => {
  it('of a picture is named after its file, within limits; a background is named as such', async () => {
    const { acts, nodes } = await open([]);
    const long = 'x'.repeat(200);
    await acts.addFiles([
      handFile('hour hand.v2.png'),
      handFile(`${long}.png`),
      handFile('.png'),
      handFile('hour hand.v2.png'),
    ]);
    const labels = () =>
      nodes()
        .map(({ label }) => label)
        .slice(1);
    expect(labels()).toEqual(['hour hand.v2', 'x'.repeat(LABEL_MAX), 'Image', 'hour hand.v2 2']);
    await acts.addFiles([handFile('dial.png')], undefined, 'background');
    expect(labels()).toContain('Background');
  });

  it('of text shows the default text of the language, without a second one in its name', async () => {
    const { acts, nodes, style } = await open([]);
    await startLanguage('zh');
    await acts.addEntry(catalogueItem('text')!);
    const [, text] = nodes();
    expect(style(text!.uuid)).toMatchObject({ text: '文本', textTag: '' });
    const name = layerName(text!, CANVAS, { i: 1, n: 2, selected: false, shows: '' });
    expect([...name.matchAll(/文本/g)]).toHaveLength(1);
    await acts.addEntry(catalogueItem('date')!);
    expect(style(nodes()[2]!.uuid)).toMatchObject({ text: '' });
  });

  it('is below the hands, and directly above the selected layer', async () => {
    const { acts, nodes } = await open([imageLayer('a'), imageLayer('b'), hand('hour'), hand('minutes')]);
    await acts.addEntry(catalogueItem('text')!);
    expect(nodes().map(({ label }) => label)).toEqual(['Background', 'a', 'b', 'Text', 'hour', 'minutes']);
    const second = await open([imageLayer('a'), imageLayer('b'), hand('hour')], ['a']);
    await second.acts.addEntry(catalogueItem('text')!);
    expect(second.nodes().map(({ label }) => label)).toEqual(['Background', 'a', 'Text', 'b', 'hour']);
  });

  it('is below the shadow of the lowest hand, which rotates with it', async () => {
    const shadow = imageLayer('hour-shadow', { rotate: '#DWFKS#' });
    const layers = [imageLayer('a'), imageLayer('dial', { rotate: '#DWFS#' }), imageLayer('b'), shadow, hand('hour')];
    const { acts, nodes } = await open([...layers, imageLayer('minute-shadow', { rotate: '#DWFM#' }), hand('minutes')]);
    await acts.addEntry(catalogueItem('text')!);
    expect(nodes().map(({ label }) => label)).toEqual([
      ...['Background', 'a', 'dial', 'b', 'Text', 'hour-shadow', 'hour', 'minute-shadow', 'minutes'],
    ]);
  });

  it('is where it was dropped, even on another one; a dropped hand rotates there, or about the dial centre if it is near', async () => {
    const { acts, nodes } = await open([]);
    for (const at of [
      { x: 100, y: 90 },
      { x: 100, y: 90 },
    ])
      await acts.addEntry(catalogueItem('text')!, at);
    const [, first, second] = nodes() as unknown as { style: Record<string, number> }[];
    expect([second!.style.x, second!.style.y]).toEqual([first!.style.x, first!.style.y]);
    expect(first!.style.x! + first!.style.width! / 2).toBe(100);
  });
});

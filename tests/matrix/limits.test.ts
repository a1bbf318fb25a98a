// Rows of specification section 9 that concern the editor, each at the limit and one past it, with literal numbers: a changed
// constant fails here. Other rows are tested beside their rule: sequence layers, slots and paste, areas, tags and levels in
// face/platforms, hands in face/nodes/registry, GIFs in service/localDrafts/gif.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawBox } from '@/editor/canvas/drawFrame';
import { createViewport } from '@/editor/canvas/viewport';
import { NUDGES } from '@/editor/commands/nudge';
import { setField } from '@/editor/commands/setField';
import { createMoveGesture } from '@/editor/gestures/moveGesture';
import { buildSnapIndex } from '@/face/geometry/snap';
import { catalogueItem, playbackOf } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { policyOf } from '@/face/platforms';
import { COMPLICATION_TYPES } from '@/schemas/complications';
import { design } from '@/schemas/design';
import { type NodeOf, nodeSchemas } from '@/schemas/nodes';
import { createDesign } from '@/schemas/templates/createDesign';
import { loadSets } from '@/service/api/assembly';
import { fontPage } from '@/service/api/fonts';
import { checkImage } from '@/service/localDrafts/checkImage';
import { imageFile, pngOfSize } from '@/tests/support/images';
import { dismissToast, showToast, toasts } from '@/ui/toasts';
import { designOf, imageLayer, rootLayer, Session, textLayer } from '../editor/support/documents';
import { bare, PICTURE, pictures, startPlace } from '../face/nodes/sampleNodes';
import { envelopeOf, storeOver } from '../service/api/store';

const CANVAS = { width: 500, height: 500 };

describe('canvas', () => {
  it('a new design is 500 x 500, round', () => {
    const facts = { id: 'd', copyId: 'c', system: 'wearOS', name: 'A', language: 'en', template: null } as const;
    const made = createDesign({
      ...{ ...facts, ratio: '500*500', shape: 'circle' },
      ...{ newId: () => 'n', labelOf: String },
    });
    expect(made.copies[0]).toMatchObject({ ratio: '500*500', shape: 'circle' });
    expect(policyOf('android').canvas).toEqual({ ...CANVAS, shape: 'circle' });
    expect(policyOf('falcon').canvas).toEqual({ width: 466, height: 466, shape: 'circle' });
  });
});

describe('zoom', () => {
  const at = (zoom: number) => {
    const viewport = createViewport();
    viewport.measure({ width: 800, height: 600 }, CANVAS);
    viewport.zoomTo(zoom);
    return viewport.get().zoom;
  };
  it.each([
    [0.25, 0.25],
    [0.24, 0.25],
    [5, 5],
    [5.01, 5],
    [1.37, 1.37],
  ])('%f gives %f', (wanted, given) => expect(at(wanted)).toBe(given));
});

describe('snap distance', () => {
  const box = { x: 100, y: 100, width: 51, height: 31 };
  const index = buildSnapIndex([], CANVAS, { xs: [300], ys: [] });
  const moved = (dx: number, zoom: number) => {
    const gesture = createMoveGesture({ layers: [{ uuid: 'a', box }], bounds: box, index, zoom });
    return gesture.update({ x: dx * zoom, y: 0 }).guides.xs;
  };
  // The left edge moves to 300: 5 px of the screen before it, and a bit more.
  it.each([1, 2, 4])('is exactly 5 px of the screen, at zoom %i', (zoom) => {
    expect(moved(200 - 5 / zoom, zoom)).toContain(300);
    expect(moved(200 - 5.5 / zoom, zoom)).not.toContain(300);
    expect(moved(200 + 5 / zoom, zoom)).toContain(300);
    expect(moved(200 + 5.5 / zoom, zoom)).not.toContain(300);
  });
});

describe('selection padding', () => {
  it.each([0.25, 1, 5])('is 4 px of the screen on each side, at zoom %f', (zoom) => {
    const viewport = createViewport();
    viewport.measure({ width: 800, height: 600 }, CANVAS);
    viewport.zoomTo(zoom);
    const element = { style: {} as Record<string, string> };
    drawBox(element as unknown as HTMLElement, { x: 40, y: 60, width: 100, height: 30 }, viewport);
    const corner = viewport.toScreen({ x: 40, y: 60 });
    const px = (name: string) => Number.parseFloat(element.style[name]!);
    expect(px('left')).toBeCloseTo(corner.x - 4, 6);
    expect(px('top')).toBeCloseTo(corner.y - 4, 6);
    expect(px('width')).toBeCloseTo(100 * zoom + 8, 6);
    expect(px('height')).toBeCloseTo(30 * zoom + 8, 6);
  });
});

describe('keyboard nudge', () => {
  it.each([
    ['nudgeRight', { x: 101, y: 100 }],
    ['nudgeLeft', { x: 99, y: 100 }],
    ['nudgeUp', { x: 100, y: 99 }],
    ['nudgeDown', { x: 100, y: 101 }],
    ['nudgeRightFar', { x: 110, y: 100 }],
  ])('%s', (name, place) => {
    const face = new Session([rootLayer(), imageLayer('a', { x: 100, y: 100 })]).select('a');
    face.press(NUDGES.find((command) => command.name === name)!);
    expect(face.style('a')).toMatchObject(place);
  });
});

describe('undo history', () => {
  const undoneAfter = (edits: number) => {
    const face = new Session([rootLayer(), textLayer('a', { x: 0 })]);
    for (let x = 1; x <= edits; x += 1) face.run(setField, { uuids: ['a'], path: 'x', value: x });
    let undos = 0;
    for (; face.undos > 0; undos += 1) face.undo();
    return { undos, x: face.style('a').x };
  };
  it('keeps 20 states including the present one: 19 edits can all be undone, of 20 the first cannot', () => {
    expect(undoneAfter(19)).toEqual({ undos: 19, x: 0 });
    expect(undoneAfter(20)).toEqual({ undos: 19, x: 1 });
  });
});

describe('toast', () => {
  afterEach(() => {
    for (const toast of toasts.get()) dismissToast(toast.id);
    vi.useRealTimers();
  });
  it('is shown for 5000 ms', () => {
    vi.useFakeTimers();
    const text = 'Shown for its time.';
    // Other files of the worker may have shown one.
    const own = () => toasts.get().filter((toast) => toast.text === text);
    showToast({ text });
    vi.advanceTimersByTime(4999);
    expect(own()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(own()).toEqual([]);
  });
});

describe('image upload', () => {
  const decode = async () => ({ width: 8, height: 8 });
  const check = (bytes: number) => checkImage(imageFile(pngOfSize(bytes), 'x.png'), 'x.png', decode);
  it('accepts 512,000 bytes, refuses 512,001', async () => {
    expect(await check(512_000)).toMatchObject({ ok: true });
    expect(await check(512_001)).toMatchObject({ ok: false, key: 'errors:image.tooLarge' });
  });
});

describe('theme colors', () => {
  it('accept 15, refuse 16', () => {
    const colored = (count: number) => ({ ...designOf([rootLayer()]), themeColors: Array(count).fill('#12ab34') });
    expect(design.safeParse(colored(15)).success).toBe(true);
    expect(design.safeParse(colored(16)).success).toBe(false);
  });
});

describe('animation', () => {
  it.each([
    ['android', 100],
    ['falcon', 200],
  ] as const)('a new one on %s changes its frame every %i ms and loops forever', (platform, delayTime) => {
    const place = startPlace(policyOf(platform).canvas, [PICTURE, PICTURE], platform);
    const made = createNode(catalogueItem('animation')!, { uuid: 'u', label: 'L', place });
    expect(made).toMatchObject({ style: { delayTime } });
    expect(playbackOf(made)).toMatchObject({ delayMs: delayTime, loops: Number.POSITIVE_INFINITY });
  });
  it('100 loops end, 101 do not', () => {
    const loops = (intervalCount: number) =>
      playbackOf(bare('animation', { imgs: pictures(2), loop: intervalCount > 100, intervalCount }))?.loops;
    expect([loops(100), loops(101)]).toEqual([100, Number.POSITIVE_INFINITY]);
  });
});

const started = (key: string) =>
  createNode(catalogueItem(key)!, { uuid: 'u', label: 'L', place: startPlace({ ...CANVAS, shape: 'circle' }) });

describe('defaults', () => {
  it('progress: 124 px, ring 16 px', () => {
    const square = { width: 124, height: 124, ringWidth: 16 };
    expect(bare('progress').style).toMatchObject(square);
    expect(started('fillCircular').style).toMatchObject(square);
    expect(started('fillArc').style).toMatchObject(square);
  });
  it.each([
    ['slotRangedValue', 'ranged_value', 120, 120],
    ['slotLongText', 'long_text', 240, 48],
    ['slotShortText', 'short_text', 100, 100],
  ])('%s: ring 12 px, text 20 px', (key, supportTypeDefault, width, height) => {
    expect(started(key).style).toMatchObject({ supportTypeDefault, width, height, rangeWidth: 12, textSize: 20 });
  });
  it('the types of complications by their numbers', () => {
    expect(COMPLICATION_TYPES).toEqual({
      ...{ short_text: 3, long_text: 4, ranged_value: 5, icon: 6, small_image: 7, large_image: 8 },
    });
  });
  it('providers range from -1 to 16', () => {
    const takes = (systemProviderValue: number) =>
      nodeSchemas.google_complication.safeParse({
        ...{ uuid: 'u', label: 'L', nodeType: 'google_complication', style: { systemProviderValue } },
      }).success;
    expect([-2, -1, 16, 17].map(takes)).toEqual([false, true, true, false]);
  });
  it('segments are only 5, 10, 20, 25 and 50 percent', () => {
    const takes = (segment: number) =>
      nodeSchemas.progress.safeParse({ uuid: 'u', label: 'L', nodeType: 'progress', style: { segment } }).success;
    expect([5, 10, 20, 25, 50].every(takes)).toBe(true);
    expect([1, 15, 30, 51].some(takes)).toBe(false);
  });
  it('levels range from -1 to 14', () => {
    const takes = (level: number) =>
      nodeSchemas.text.safeParse({ uuid: 'u', label: 'L', nodeType: 'text', level, style: {} }).success;
    expect([-2, -1, 14, 15].map(takes)).toEqual([false, true, true, false]);
  });
  it('a hand without live data shows 08:59:08', () => {
    const angles = ['hour', 'minutes', 'seconds'].map((key) => (started(key) as NodeOf<'image'>).style.rotation);
    expect(angles).toEqual([269.5, 354, 48]);
  });
});

describe('page sizes', () => {
  it('fonts and each list of assets are requested 50 at a time', async () => {
    const operations: string[] = [];
    const { store } = storeOver(async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      operations.push(`${pathname.replace(/^.*\/api/, '')} ${searchParams.get('current')} ${searchParams.get('size')}`);
      const current = Number(searchParams.get('current'));
      return envelopeOf({ data: { records: [], total: 0, current, size: 50, pages: 0 } });
    });
    loadSets(store.dispatch);
    await store.dispatch(fontPage.initiate());
    await vi.waitFor(() => expect(operations).toHaveLength(4));
    expect(operations.sort()).toEqual([...Array(3).fill('/assembly/page 1 50'), '/font/page 1 50']);
  });
});

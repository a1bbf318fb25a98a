// Complication slots: every style field is visible, every provider and type is drawn, live data and always-on looks.
import { act, fireEvent, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { ambientSlots, catalogueItem, derivedStyle, handlesOf, imagesOf } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { googleComplicationNode } from '@/face/nodes/googleComplication/schema';
import { lookOf } from '@/face/nodes/googleComplication/slotLook';
import { loadDrawings } from '@/face/nodes/readyToDraw';
import { givesRequestedData, SLOT_TYPES, type SlotType } from '@/schemas/complications';
import { bare, CANVAS, PICTURE, startPlace } from './sampleNodes';

beforeAll(loadDrawings);

const watch = createWatch(sampleState({ language: 'en' }));
const assets = { resolve: () => '/picture.png' };
const slot = (style: object = {}) => bare('google_complication', { x: 100, y: 100, systemProviderValue: 1, ...style });
type Slot = ReturnType<typeof slot>;
const draw = (node: Slot, more: object = {}) =>
  renderToStaticMarkup(<FaceSvg nodes={[node]} canvas={CANVAS} watch={watch} assets={assets} {...more} />);
const CODES = Array.from({ length: 18 }, (_, index) => index - 1);

/** A style with every field visible. */
const BORDERED = { borderWidth: 4, borderStyle: 2, borderDashWidth: 6, borderDashGap: 4, borderRadius: 10 };
const LOOK_CHANGES = {
  bgColor: '#112233',
  iconColor: '#112233',
  highLightColor: '#112233',
  borderRadius: 20,
  borderWidth: 6,
  borderColor: '#112233',
  borderStyle: 1,
  borderDashWidth: 9,
  borderDashGap: 9,
  rangeMainColor: '#112233',
  rangeSecondColor: '#112233',
  rangeWidth: 8,
  textColor: '#112233',
  textSize: 22,
  textTypeface: 'Other',
  titleColor: '#112233',
  titleSize: 12,
  titleTypeface: 'Other',
};

describe('every style field is visible', () => {
  const before = draw(slot(BORDERED));
  it.each(Object.entries(LOOK_CHANGES))('%s', (field, value) => {
    expect(draw(slot({ ...BORDERED, [field]: value }))).not.toBe(before);
  });
  it('isSupportEdit, in the editor', () => {
    const outline = (isSupportEdit: boolean) => draw(slot({ isSupportEdit }), { showKept: true });
    expect(outline(true)).toContain('data-outline');
    expect(outline(false)).not.toContain('data-outline');
    expect(draw(slot())).not.toContain('data-outline');
  });
  it('supportTypeDefault and systemProviderValue', () => {
    const drawn = SLOT_TYPES.map((supportTypeDefault) => draw(slot({ supportTypeDefault })));
    expect(new Set(drawn).size).toBe(SLOT_TYPES.length);
    expect(draw(slot({ supportTypeDefault: 'short_text', systemProviderValue: 4 }))).toContain('>6,284<');
  });
  it('the table names every field of the style', () => {
    const { isOwn: _, bgDrawable: __, ...fields } = { isOwn: true, ...lookOf(slot().style, 'normal') };
    expect(Object.keys(LOOK_CHANGES).sort()).toEqual(Object.keys(fields).sort());
  });
});

describe('the parts of each type', () => {
  it.each([
    ['ranged_value', ['icon', 'range', 'text', 'title']],
    ['short_text', ['icon', 'text', 'title']],
    ['long_text', ['icon', 'text', 'title']],
    ['text', ['text']],
    ['icon', ['icon']],
    ['title', ['title']],
    ['progress_bar', ['range']],
  ])('%s: %j', (supportTypeDefault, parts) => {
    const markup = draw(slot({ supportTypeDefault }));
    const seen = { icon: 'data-icon', range: 'data-fill', text: 'data-part="text"', title: 'data-part="title"' };
    for (const [part, mark] of Object.entries(seen)) expect(markup.includes(mark)).toBe(parts.includes(part));
  });

  it.each(CODES)('provider %i is drawn in every type, size and language', (systemProviderValue) => {
    for (const language of ['en', 'zh'] as const) {
      const here = createWatch(sampleState({ language, is24Hour: language === 'zh' }));
      for (const supportTypeDefault of SLOT_TYPES) {
        for (const size of [{}, { width: 1, height: 1 }, { width: 240, height: 48 }, { width: 30, height: 200 }]) {
          const node = slot({ supportTypeDefault, systemProviderValue, ...BORDERED, ...size });
          const markup = draw(node, { watch: here, showKept: true });
          expect(markup).not.toMatch(/NaN|undefined|Infinity|="-\d[^"]*" height|\[object/);
          expect(markup).toMatch(/data-slot|data-placeholder="empty"/);
        }
      }
    }
  });

  it('an empty slot and a withdrawn provider are boxes in the editor, and nothing on the watch', () => {
    for (const systemProviderValue of [-1, 0, 8, 10, 11, 15]) {
      const node = slot({ systemProviderValue });
      expect(draw(node)).not.toMatch(/<(rect|path|text)/);
      expect(draw(node, { showKept: true })).toContain('data-placeholder="empty"');
    }
  });
});

it("a photo of a contact is drawn in its own colours, an icon in the slot's", () => {
  const icon = (systemProviderValue: number) =>
    draw(slot({ supportTypeDefault: 'icon', systemProviderValue, iconColor: '#123456' }));
  expect(icon(14)).toContain('data-photo');
  expect(icon(14)).not.toContain('#123456');
  expect(icon(1)).toContain('#123456');
  expect(icon(1)).not.toContain('data-photo');
});

describe('a provider without data of the slot’s type', () => {
  const pairs = SLOT_TYPES.flatMap((type) => CODES.map((code) => [type, code] as const));
  const isMute = ([type, code]: readonly [SlotType, number]) => !givesRequestedData(code, type);

  it.each(pairs.filter(isMute))('%s of %i stays empty in both modes', (supportTypeDefault, systemProviderValue) => {
    const node = slot({ supportTypeDefault, systemProviderValue });
    for (const mode of ['normal', 'ambient'] as const) {
      expect(draw(node, { mode })).not.toMatch(/<(rect|path|text)/);
      expect(draw(node, { mode, showKept: true })).toContain('data-placeholder="empty"');
    }
  });
  it.each(pairs.filter((pair) => pair[1] !== -1 && !isMute(pair)))('%s of %i is drawn', (type, code) => {
    expect(draw(slot({ supportTypeDefault: type, systemProviderValue: code }))).toContain('data-slot');
  });
});

describe('live data', () => {
  const shown = (style: object) => {
    const here = createWatch(sampleState({ language: 'en' }));
    const { container } = render(<FaceSvg nodes={[slot(style)]} canvas={CANVAS} watch={here} />);
    const read = (selector: string) => container.querySelector(selector);
    return { here, read, text: () => read('[data-part="text"]')?.textContent };
  };

  it('the battery changes ring and text', () => {
    const { here, read, text } = shown({});
    const before = read('[data-fill]')?.getAttribute('d');
    act(() => here.set({ battery: 10 }));
    expect(text()).toBe('10%');
    expect(read('[data-fill]')?.getAttribute('d')).not.toBe(before);
    act(() => here.set({ battery: null }));
    expect(text()).toBe('--');
    expect(read('[data-fill]')?.getAttribute('d')).toBe('');
  });

  it('steps, time and language are followed', () => {
    const steps = shown({ supportTypeDefault: 'short_text', systemProviderValue: 4 });
    act(() => steps.here.set({ steps: 12_345 }));
    expect(steps.text()).toBe('12,345');
    const time = shown({ supportTypeDefault: 'short_text', systemProviderValue: 3 });
    act(() => time.here.set({ now: time.here.state().now + 60_000 }));
    expect(time.text()).toBe('09:00');
    act(() => time.here.set({ is24Hour: false }));
    expect(time.text()).toBe('9:00');
    const day = shown({ supportTypeDefault: 'short_text', systemProviderValue: 13 });
    act(() => day.here.set({ language: 'zh' }));
    expect(day.text()).toBe('周五');
  });
});

describe('a tap', () => {
  afterEach(() => vi.useRealTimers());

  it('lights the slot for 200 ms, and again', () => {
    vi.useFakeTimers();
    const { container } = render(<FaceSvg nodes={[slot()]} canvas={CANVAS} watch={watch} />);
    const flash = () => container.querySelector('[data-flash]')?.getAttribute('data-flash');
    const target = container.querySelector('[data-slot]')!;
    for (const _ of [1, 2]) {
      expect(flash()).toBe('off');
      fireEvent.click(target);
      expect(flash()).toBe('on');
      act(() => vi.advanceTimersByTime(199));
      expect(flash()).toBe('on');
      act(() => vi.advanceTimersByTime(1));
    }
    expect(flash()).toBe('off');
  });

  it.each([
    ['in the editor', { showKept: true }],
    ['in always-on', { mode: 'ambient' as const }],
  ])('does nothing %s', (_, more) => {
    const { container } = render(<FaceSvg nodes={[slot()]} canvas={CANVAS} watch={watch} {...more} />);
    fireEvent.click(container.querySelector('[data-slot]')!);
    expect(container.querySelector('[data-flash="on"]')).toBeNull();
  });
});

describe('always-on', () => {
  const normal = slot({ ...BORDERED, bgColor: '#123456' });
  const derived = (path: string, value: unknown, node: Slot = normal): Slot =>
    googleComplicationNode.parse({ ...node, style: { ...node.style, ...derivedStyle(node, path, value, CANVAS) } });

  it('without a style of its own, the normal one without background', () => {
    const markup = draw(normal, { mode: 'ambient' });
    expect(markup).not.toContain('#123456');
    expect(markup).toContain('>72%<');
    expect(draw(normal)).toContain('#123456');
  });

  it('the first switch keeps the visible style, and fills every field', () => {
    const own = derived('ambient.isOwn', true);
    expect(own.style.ambient).toEqual({ isOwn: true, ...lookOf(normal.style, 'ambient') });
    expect(draw(own, { mode: 'ambient' })).toBe(draw(normal, { mode: 'ambient' }));
  });

  it.each(Object.entries(LOOK_CHANGES))('%s of its own is visible there and not in normal mode', (field, value) => {
    const own = derived(`ambient.${field}`, value);
    expect(own.style.ambient).toMatchObject({ isOwn: true, [field]: value });
    expect(draw(own, { mode: 'ambient' })).not.toBe(draw(normal, { mode: 'ambient' }));
    expect(draw(own)).toBe(draw(normal));
  });

  it('a drawable is drawn, counted among the pictures, and gone while the style is off', () => {
    const own = derived('ambient.bgDrawable', PICTURE.url);
    expect(draw(own, { mode: 'ambient' })).toContain('href="/picture.png"');
    expect(draw(own)).not.toContain('<image');
    expect(imagesOf(own).map(({ url }) => url)).toEqual([PICTURE.url]);
    const off = derived('ambient.isOwn', false, own);
    expect(draw(off, { mode: 'ambient' })).toBe(draw(normal, { mode: 'ambient' }));
    expect(derived('ambient.isOwn', true, off).style.ambient).toEqual(own.style.ambient);
  });

  it('shows the slots of the normal list, and no other layer', () => {
    const list = [bare('root'), bare('text'), normal, bare('animation'), { uuid: 'x', label: 'X', nodeType: 'later' }];
    expect(ambientSlots(list)).toEqual([normal]);
  });
});

describe('field rules', () => {
  const parse = (style: object) => googleComplicationNode.safeParse({ ...slot(), style }).success;
  it.each([
    [{ systemProviderValue: -1 }, true],
    [{ systemProviderValue: 16 }, true],
    [{ systemProviderValue: -2 }, false],
    [{ systemProviderValue: 17 }, false],
    [{ borderStyle: 0 }, false],
    [{ borderStyle: 3 }, false],
    [{ rangeWidth: -1 }, false],
    [{ textSize: 501 }, false],
    [{ bgColor: 'red' }, false],
    [{ supportTypeDefault: 'photo' }, false],
    [{ ambient: { bgDrawable: 'https://elsewhere.example/a.png' } }, false],
    [{ ambient: {} }, true],
  ])('%j is valid: %s', (style, isValid) => expect(parse(style)).toBe(isValid));

  it('a border that becomes dashed gets dashes', () => {
    expect(derivedStyle(slot(), 'borderStyle', 2, CANVAS)).toEqual({
      borderStyle: 2,
      borderDashWidth: 6,
      borderDashGap: 4,
    });
    expect(derivedStyle(slot({ borderDashWidth: 3 }), 'borderStyle', 2, CANVAS)).toEqual({ borderStyle: 2 });
  });

  it('changing a transparent background makes it visible', () => {
    const first = derivedStyle(slot(), 'bgColor', '#11223300', CANVAS);
    expect(first).toEqual({ bgColor: '#112233' });
    expect(derivedStyle(slot({ bgColor: '#112233' }), 'bgColor', '#11223300', CANVAS)).toEqual({
      bgColor: '#11223300',
    });
    expect(derivedStyle(slot(), 'ambient.bgColor', '#11223300', CANVAS)).toMatchObject({
      ambient: { bgColor: '#112233' },
    });
  });

  it.each(SLOT_TYPES)('%s never rotates; round layouts keep their proportions', (supportTypeDefault) => {
    const rules = handlesOf(slot({ supportTypeDefault }), CANVAS);
    const isRound = supportTypeDefault === 'ranged_value' || supportTypeDefault === 'icon';
    expect(rules).toMatchObject({ rotate: false, keepRatio: isRound });
    expect(rules.resize).toHaveLength(isRound ? 4 : 8);
  });

  it.each([
    ['slotRangedValue', 120, 120],
    ['slotShortText', 100, 100],
    ['slotLongText', 240, 48],
    ['slotText', 120, 120],
    ['slotIcon', 120, 120],
    ['slotTitle', 120, 120],
    ['slotProgressBar', 120, 120],
  ])('%s starts at %i x %i with live data', (key, width, height) => {
    const node = createNode(catalogueItem(key)!, { uuid: 'u', label: 'L', place: startPlace(CANVAS) });
    expect(node).toMatchObject({
      nodeType: 'google_complication',
      style: { width, height, rangeWidth: 12, textSize: 20, isSupportEdit: true, ambient: null },
    });
    expect(draw(node as Slot)).toMatch(/data-(icon|fill|part)=/);
  });
});

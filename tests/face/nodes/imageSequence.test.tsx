// Which image a tag's value selects, how digits are placed in their cells, and how a sequence follows its data.
import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DATA_TAGS, dataTag } from '@/face/dataTags/catalogue';
import { numberOf } from '@/face/dataTags/expression/values';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { derivedStyle, imagesNeeded } from '@/face/nodes';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { enumerationOf, enumerationOfTag } from '@/face/nodes/imageSequence/enumeration';
import { boundedIndex, digitCells, pickIndex, writtenDigits } from '@/face/nodes/imageSequence/picking';
import type { ReadableWatch } from '@/face/nodes/liveValue';
import type { NodeOf } from '@/schemas/nodes';
import { bare, CANVAS, pictures } from './sampleNodes';

const watch = createWatch(sampleState());
/** A watch whose tags all have this value. */
const saying = (value: string | number | boolean | null): ReadableWatch => ({
  read: () => value,
  state: () => sampleState(),
});
const pick = (textTag: string, value: string | number | boolean | null, count = 10) =>
  pickIndex({ textTag, imgs: pictures(count) }, saying(value), 'u');

describe('enumerations of the tags', () => {
  it.each([
    ['DOW', 0, 7],
    ['DOWB', 1, 7],
    ['DM', 1, 12],
    ['DMM', 1, 12],
    ['Dd', 1, 31],
    ['DH', 0, 24],
    ['DmZ', 0, 60],
    ['DsZ', 0, 60],
    ['MOONPHASE', 0, 8],
    ['WCCI', 0, 10],
    ['WWL', 0, 13],
    ['PWL', 1, 5],
    ['BS', 0, 2],
    ['DaB', 0, 2],
  ])('%s counts from %i and has %i values', (tag, first, count) => {
    expect(enumerationOf(`#${tag}#`)).toEqual({ first, count });
    expect(imagesNeeded(bare('image_sequence', { textTag: `#${tag}#` }))).toBe(count);
  });

  it.each(['BLP', 'ZHR', 'ZSC', 'WCTR', 'WCT', 'DWFKS', 'DWFS', 'DNOW', 'DE', 'WCCT', 'Db', 'NC'])(
    '%s is a measurement or a text and needs no fixed number of images',
    (tag) => {
      expect(dataTag(tag)).toBeDefined();
      expect(enumerationOf(`#${tag}#`)).toBeNull();
      expect(imagesNeeded(bare('image_sequence', { textTag: `#${tag}#` }))).toBeNull();
    },
  );

  it.each(['', '#NOPE#', '#DOW##DOW#', '(#DOW#+1)', '5'])('%j is not a single tag', (source) => {
    expect(enumerationOf(source)).toBeNull();
  });

  const enumerated = DATA_TAGS.flatMap((tag) => {
    const enumeration = enumerationOfTag(tag);
    return enumeration ? [{ name: tag.name, sample: tag.sample, ...enumeration }] : [];
  });
  it.each(enumerated)('$name: first, last and sample value select their own image, and no value any other', (tag) => {
    const textTag = `#${tag.name}#`;
    const last = tag.first + tag.count - 1;
    const values = Array.from({ length: tag.count }, (_, index) => tag.first + index);
    expect(values.map((value) => pick(textTag, value, tag.count))).toEqual(values.map((_, index) => index));
    expect([pick(textTag, tag.first - 1, tag.count), pick(textTag, last + 1, tag.count)]).toEqual([0, tag.count - 1]);
    const live = pickIndex({ textTag, imgs: pictures(tag.count) }, watch, 'u');
    expect(live).toBe((numberOf(tag.sample) ?? Number.NaN) - tag.first);
  });
});

describe('the image of a value', () => {
  it.each<[string, string | number | boolean | null, number | null]>([
    ['#BLP#', 0, 0],
    ['#BLP#', 3.99, 3],
    ['#BLP#', 2.9999999999, 3],
    ['#BLP#', -4, 0],
    ['#BLP#', 100, 9],
    ['#Db#', '08', 8],
    ['#DE#', 'Fri', null],
    ['#BS#', true, 1],
    ['#BS#', false, 0],
    ['#BLP#', null, null],
    ['(#BLP#/10)', 72, 7],
    ['$#BLP#>50?1:0$', 72, 1],
    ['', 5, null],
    ['(((', 5, null],
  ])('%s with the value %j is image %j', (textTag, value, index) => {
    expect(pick(textTag, value)).toBe(index);
  });

  it('is null without images', () => {
    expect(pick('#DOW#', 3, 0)).toBeNull();
    expect(boundedIndex(null, 3)).toBeNull();
  });
});

describe('digits', () => {
  const box = { width: 100, height: 60, places: 2, align: 'center' as const };
  const cells = (text: string, over: object = {}) =>
    digitCells(text, { ...box, ...over }).map(({ digit, x, y, width, height }) => [digit, x, y, width, height]);

  it('fill the box in cells of one size', () => {
    expect(cells('59')).toEqual([
      [5, 0, 0, 50, 60],
      [9, 50, 0, 50, 60],
    ]);
  });
  it.each([
    ['left', 0],
    ['center', 25],
    ['right', 50],
  ])('fewer than the cells are aligned %s', (align, x) => {
    expect(cells('7', { align })).toEqual([[7, x, 0, 50, 60]]);
  });
  it('more than the cells are drawn smaller, in proportion, vertically centred', () => {
    expect(cells('1234')).toEqual([1, 2, 3, 4].map((digit, index) => [digit, index * 25, 15, 25, 30]));
  });
  it('characters that are not digits leave their cell empty', () => {
    expect(cells('1:5', { places: 3, width: 90 }).map(([digit, x]) => [digit, x])).toEqual([
      [1, 0],
      [5, 60],
    ]);
    expect(cells('')).toEqual([]);
  });
  it('a minus sign is the eleventh image', () => {
    expect(cells('-5').map(([digit]) => digit)).toEqual([10, 5]);
  });
  it('need ten images, or eleven with the minus sign, whatever the tag', () => {
    const needed = (count: number) =>
      imagesNeeded(bare('image_sequence', { textTag: '#DmZ#', shows: 'digits', imgs: pictures(count) }));
    expect([0, 9, 10, 11, 12].map(needed)).toEqual([10, 10, 10, 11, 10]);
  });
  it.each([
    ['#DmZ#', '59'],
    ['#Db#:#DmZ#', '08:59'],
    ['#ZHR#', null],
    ['', null],
  ])('%s writes %j', (textTag, text) => {
    const unwell = createWatch(sampleState({ heartRate: null }));
    expect(writtenDigits({ textTag }, unwell, 'u')).toBe(text);
  });
});

describe('drawing', () => {
  const assets = { resolve: (ref: string) => `/${Number.parseInt(ref.slice(-2), 16)}.png` };
  function face(node: NodeOf<'image_sequence'>, showKept = false) {
    const live = createWatch(sampleState());
    const commits = vi.fn();
    const { container } = render(
      <Profiler id="face" onRender={commits}>
        <FaceSvg nodes={[node]} canvas={CANVAS} watch={live} assets={assets} showKept={showKept} />
      </Profiler>,
    );
    commits.mockClear();
    const shown = () =>
      [...container.querySelectorAll('[data-pictures] > g')].flatMap((group) =>
        group.getAttribute('display') === 'none' ? [] : (group.querySelector('image')?.getAttribute('href') ?? []),
      );
    return { live, commits, shown };
  }
  const weather = bare('image_sequence', { textTag: '#WCCI#', imgs: pictures(10) });
  const digits = bare('image_sequence', { textTag: '#DmZ#', shows: 'digits', imgs: pictures(10) });

  it('the weather changes without rendering React; unknown weather shows nothing', () => {
    const { live, commits, shown } = face(weather);
    expect(shown()).toEqual(['/1.png']);
    const { weather: now } = sampleState();
    act(() => live.set({ weather: now && { ...now, icon: 7 } }));
    expect(shown()).toEqual(['/7.png']);
    act(() => live.set({ weather: null }));
    expect(shown()).toEqual([]);
    act(() => live.set({ weather: now }));
    expect(shown()).toEqual(['/1.png']);
    expect(commits).not.toHaveBeenCalled();
  });

  it('in the editor the first image replaces a missing value', () => {
    const { live, shown } = face(weather, true);
    act(() => live.set({ weather: null }));
    expect(shown()).toEqual(['/0.png']);
  });

  it('a number is written digit by digit', () => {
    const { live, shown } = face(digits);
    expect(shown()).toEqual(['/5.png', '/9.png']);
    act(() => live.set({ now: live.state().now + 60_000 }));
    expect(shown()).toEqual(['/0.png', '/0.png']);
  });

  it('a negative value has its sign, if there is a picture of it', () => {
    const frost = { ...digits, style: { ...digits.style, textTag: '#WCT#', places: 3, imgs: pictures(11) } };
    const { live, shown } = face(frost);
    act(() => live.set({ weather: { ...live.state().weather!, current: -30 } }));
    expect(shown()).toEqual(['a.png', '3.png', '0.png'].map((name) => `/${name.replace('a', '10')}`));
    const bareOfIt = face({ ...frost, style: { ...frost.style, imgs: pictures(10) } });
    act(() => bareOfIt.live.set({ weather: { ...live.state().weather!, current: -30 } }));
    expect(bareOfIt.shown()).toEqual(['/3.png', '/0.png']);
  });

  it('a tag without a number shows no picture, not even in the editor', () => {
    const named = { ...weather, style: { ...weather.style, textTag: '#DEEEE#' } };
    expect(face(named).shown()).toEqual([]);
    expect(face(named, true).shown()).toEqual([]);
  });

  it('digits of a missing value are empty, and zeros in the editor', () => {
    const missing = { ...digits, style: { ...digits.style, textTag: '#NOPE#', places: 3 } };
    expect(face(missing).shown()).toEqual([]);
    expect(face(missing, true).shown()).toEqual(['/0.png', '/0.png', '/0.png']);
  });
});

describe('choosing how it shows', () => {
  const derive = (style: object, path: string, value: unknown) =>
    derivedStyle(bare('image_sequence', { x: 100, width: 40, ...style }), path, value, CANVAS);
  it('each digit has the box that the image had, with the same centre', () => {
    expect(derive({ places: 2 }, 'shows', 'digits')).toEqual({ shows: 'digits', x: 80, width: 80 });
    expect(derive({ places: 2, shows: 'digits' }, 'shows', 'index')).toEqual({ shows: 'index', x: 110, width: 20 });
    expect(derive({ places: 2, shows: 'digits' }, 'shows', 'digits')).toEqual({ shows: 'digits' });
  });
  it('more digits make it wider; an invalid number changes nothing else', () => {
    expect(derive({ places: 2, shows: 'digits' }, 'places', 3)).toEqual({ places: 3, x: 90, width: 60 });
    expect(derive({ places: 2 }, 'places', 3)).toEqual({ places: 3 });
    for (const value of [0, Number.NaN, undefined]) {
      expect(derive({ places: 2, shows: 'digits' }, 'places', value)).toEqual({ places: value });
    }
  });
});

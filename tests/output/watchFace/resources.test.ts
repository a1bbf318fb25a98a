// Resources of a face: each request once, with valid resource names.
import { describe, expect, it } from 'vitest';
import { createNames, pictureName, plainName } from '@/output/watchFace/resourceNames';
import { writeFace } from '@/output/watchFace/writeFace';
import { bare, pictures } from '../../face/nodes/sampleNodes';
import { faceOf } from './faces';
import { named } from './written';

describe('names', () => {
  it.each([
    ['art:meridian/dial.png', 'meridian_dial'],
    ['art:weather-line/10.png', 'weather_line_10'],
    ['https://cdn.example/a/b/Hour Hand.png?size=2#x', 'b_hour_hand'],
    ['data:image/png;base64,AAAA', 'picture'],
    ['asset:0123abc', 'picture_0123abc'],
    ['art:表盘/背景.png', 'picture'],
  ])('of the picture %s is %s', (url, name) => {
    expect(pictureName(url)).toBe(name);
  });

  it('of a typeface is a resource name too', () => {
    expect(plainName('Noto Serif SC 7', 'font')).toBe('noto_serif_sc_7');
    expect(plainName('思源', 'font')).toBe('font');
  });

  it('are unique, and none is reserved', () => {
    const name = createNames();
    expect(['dial', 'dial', 'dial', 'preview', 'class'].map(name)).toEqual([
      'dial',
      'dial_2',
      'dial_3',
      'preview_2',
      'class_2',
    ]);
  });
});

describe('pictures', () => {
  const image = (uuid: string, style: object) => bare('image', { url: 'art:a/b.png', ...style }, { uuid });
  const tint = { isTinted: true, tintColor: '#ff0000', red: 255, green: 0, blue: 0 };

  it('of equal requests are one', () => {
    expect(writeFace(faceOf([image('one', {}), image('two', { x: 200, opacity: 0.5 })])).pictures).toEqual([
      { name: 'a_image', wanted: { url: 'art:a/b.png' } },
    ]);
  });

  it('with another tint or mirrored are separate', () => {
    const made = writeFace(faceOf([image('one', {}), image('two', tint), image('three', { scaleX: -1 })]));
    expect(made.pictures).toEqual([
      { name: 'a_image', wanted: { url: 'art:a/b.png' } },
      { name: 'a_image_2', wanted: { url: 'art:a/b.png', tint: { red: 255, green: 0, blue: 0, alpha: 255 } } },
      { name: 'a_image_3', wanted: { url: 'art:a/b.png', mirrorX: true } },
    ]);
  });

  it('for letters are one font for layers that have the same', () => {
    const sequence = (uuid: string, x: number) =>
      bare('image_sequence', { textTag: '#DOW#', imgs: pictures(7), x }, { uuid });
    const { document } = writeFace(faceOf([sequence('one', 0), sequence('two', 200)]));
    const [font, ...others] = named(document, 'BitmapFonts').flatMap((fonts) => fonts.children);
    expect(others).toEqual([]);
    expect(font && 'children' in font && font.children).toHaveLength(7);
  });
});

describe('fonts and words', () => {
  it.each(['slot', ' slot ', 'Slot', 'one\nslot'])(
    'strings never have the text of a layer as name (%j): a watch would show the string instead',
    (textTag) => {
      const text = bare('text', { textTag, caseStyle: 2 });
      const slot = bare('google_complication', {}, { label: 'Steps' });
      const made = writeFace(faceOf([text, slot]));
      expect(made.strings).toEqual([{ name: 'slot_2', zh: 'Steps', en: 'Steps' }]);
      expect(named(made.document, 'ComplicationSlot').map(({ attributes }) => attributes.displayName)).toEqual([
        'slot_2',
      ]);
      expect(writeFace(faceOf([slot])).strings.map(({ name }) => name)).toEqual(['slot']);
    },
  );

  it('are listed once for each typeface', () => {
    const text = (uuid: string, fontFamily: string) => bare('text', { fontFamily }, { uuid });
    const made = writeFace(faceOf([text('a', 'Roboto-Regular'), text('b', 'Inter 2'), text('c', 'Inter 2')]));
    expect(made.fonts).toEqual([
      { name: 'roboto_regular', typeface: 'Roboto-Regular' },
      { name: 'inter_2', typeface: 'Inter 2' },
    ]);
    expect(named(made.document, 'Font').map(({ attributes }) => attributes.family)).toEqual([
      'roboto_regular',
      'inter_2',
      'inter_2',
    ]);
  });

  it('name each slot for its wearer', () => {
    const slot = (uuid: string, label: string) =>
      bare('google_complication', { systemProviderValue: 1 }, { uuid, label });
    expect(
      writeFace(faceOf([slot('a', 'Top'), slot('b', 'Bottom'), slot('c', 'Top')], { ambient: [] })).strings,
    ).toEqual([
      { name: 'slot', zh: 'Top', en: 'Top' },
      { name: 'slot_2', zh: 'Bottom', en: 'Bottom' },
    ]);
  });
});

// Suggested theme colors: pictures count by their area and with their tint, beside the colors of fields.
import { describe, expect, it } from 'vitest';
import { PICTURES_MAX, picturesToSample, suggestedColors } from '@/features/publishing/form/suggestedColors';
import { THEME_COLORS_MAX } from '@/schemas/limits';
import { decodePng } from '@/tests/support/decodePng';
import { sampleDesign } from '@/tests/support/designs';
import { png, solid } from '@/tests/support/images';

/** The pixels of a picture file, as the browser would give them. */
function sampled(file: Uint8Array) {
  const { width, height, data } = decodePng(Buffer.from(file));
  return { width, height, rgba: new Uint8ClampedArray(data) };
}
const ref = (name: string) => `/api/files/${name}`;
const picture = (name: string, width: number, height: number, style: object = {}) => ({
  ...{ uuid: `${name}-${width}`, label: name, nodeType: 'image' },
  style: { x: 0, y: 0, width, height, url: ref(name), ...style },
});
const words = (uuid: string, fill: string, width = 100) => ({
  ...{ uuid, label: uuid, nodeType: 'text' },
  style: { x: 0, y: 0, width, height: 50, text: 'Hello', fill },
});
const samples = (files: Readonly<Record<string, Uint8Array>>) =>
  new Map(Object.entries(files).map(([name, file]) => [ref(name), sampled(file)]));
const suggested = (layers: object[], files: Readonly<Record<string, Uint8Array>> = {}) =>
  suggestedColors(sampleDesign({ layers }), samples(files));

describe('suggested theme colors', () => {
  it('are those of the fields if the design has no pictures', () => {
    expect(suggested([words('a', '#ff0000'), words('b', '#63e6c8', 300)])).toEqual(['#000000', '#63e6c8', '#ff0000']);
  });

  it('put a picture before words that cover less', () => {
    const layers = [picture('dial', 500, 500), words('a', '#ff0000')];
    // The dial covers the background color.
    expect(suggested(layers, { dial: solid(20, 20, '#204060') })).toEqual(['#204060', '#ff0000']);
  });

  it('include the background color if the picture is transparent', () => {
    const most = Buffer.concat([Buffer.alloc(240 * 4, Buffer.from('c08040ff', 'hex')), Buffer.alloc(160 * 4)]);
    expect(suggested([picture('dial', 500, 500)], { dial: png(20, 20, most) })).toEqual(['#c08040', '#000000']);
  });

  it('are those of tinted pictures after tinting', () => {
    const tinted = picture('hand', 300, 300, { isTinted: true, tintColor: '#ff0000' });
    const colors = suggested([tinted], { hand: solid(9, 9, '#ffffff') });
    expect(colors).toContain('#ff0000');
    expect(colors).not.toContain('#ffffff');
  });

  it('leave out the tint of an untinted picture that is missing', () => {
    expect(suggested([picture('hand', 300, 300, { tintColor: '#ff0000' })])).toEqual(['#000000']);
  });

  it('leave out layers that are fully transparent', () => {
    const clear = { ...words('a', '#ff0000'), style: { ...words('a', '#ff0000').style, opacity: 0 } };
    expect(suggested([clear])).toEqual(['#000000']);
  });

  it('sample a picture once, however many layers show it, each with its own tint', () => {
    const layers = [picture('dot', 200, 200), picture('dot', 100, 100, { isTinted: true, tintColor: '#0000ff' })];
    const design = sampleDesign({ layers });
    expect(picturesToSample(design)).toEqual([ref('dot')]);
    expect(suggestedColors(design, samples({ dot: solid(9, 9, '#ffff00') }))).toEqual(['#000000', '#ffff00']);
    expect(suggestedColors(design, samples({ dot: solid(9, 9, '#ffffff') }))).toEqual([
      '#000000',
      '#ffffff',
      '#0000ff',
    ]);
  });

  it('ignore hidden layers, and unreadable pictures', () => {
    const layers = [picture('a', 500, 500, { visible: false }), picture('b', 400, 400)];
    expect(picturesToSample(sampleDesign({ layers }))).toEqual([ref('b')]);
    expect(suggested(layers, { a: solid(9, 9, '#ff0000') })).toEqual(['#000000']);
  });

  it('are limited to the maximum of a design, from a bounded number of pictures, the largest first', () => {
    const layers = Array.from({ length: 40 }, (_, at) => picture(`p${at}`, 10 + at, 10 + at));
    const design = sampleDesign({ layers });
    const refs = picturesToSample(design);
    expect([refs.length, refs[0]]).toEqual([PICTURES_MAX, ref('p39')]);
    const files = Object.fromEntries(
      layers.map((_, at) => {
        const channel = (index: number) => (Math.floor(at / 3 ** index) % 3) * 120;
        return [`p${at}`, solid(4, 4, `#${[0, 1, 2].map((i) => channel(i).toString(16).padStart(2, '0')).join('')}`)];
      }),
    );
    expect(suggestedColors(design, samples(files))).toHaveLength(THEME_COLORS_MAX);
  });
});

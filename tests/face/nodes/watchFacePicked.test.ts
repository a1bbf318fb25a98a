// Pictures selected by data: index, digits, two-picture icons, shares, and frames over time.
import { describe, expect, it } from 'vitest';
import { frameRate } from '@/face/nodes/animation/writer';
import { bare, PICTURE, pictures } from './sampleNodes';
import { attributesOf, deep, textsOf, writtenNode } from './writtenNode';

const sequence = (style: object) => writtenNode(bare('image_sequence', style));
const formulas = (made: ReturnType<typeof writtenNode>) =>
  attributesOf(made.elements, 'Parameter').map(({ expression }) => expression);

describe('a sequence by index', () => {
  it('is a text of one picture, named by its index', () => {
    const made = sequence({ textTag: '#MOONPHASE#', imgs: pictures(8), x: 10, y: 20, width: 60, height: 50 });
    expect(
      made.glyphs.map(({ width, height, glyphs }) => [width, height, glyphs.map(({ name }) => name).join()]),
    ).toEqual([[60, 50, '0,1,2,3,4,5,6,7']]);
    expect(attributesOf(made.elements, 'BitmapFont')).toEqual([{ family: 'glyphs_1', size: '50' }]);
    expect(formulas(made)).toEqual(['round(clamp((floor(([MOON_PHASE_TYPE]) + 0.000001)), 0, 7))']);
  });

  it('counts from the minimum of its tag', () => {
    expect(formulas(sequence({ textTag: '#DOWB#', imgs: pictures(7) }))).toEqual([
      'round(clamp((floor(([DAY_OF_WEEK]) + 0.000001) - 1), 0, 6))',
    ]);
  });

  it('of the weather shows nothing without it', () => {
    const { elements } = sequence({ textTag: '#WCCI#', imgs: pictures(10) });
    expect(deep(elements).map(({ name }) => name)).toContain('Condition');
    expect(deep(elements).map(({ name }) => name)).not.toContain('Default');
  });

  it.each([
    ['without pictures', { textTag: '#DOW#', imgs: [] }],
    ['without a tag', { textTag: '', imgs: pictures(3) }],
    ['with a tag without a number', { textTag: '#DEG#', imgs: pictures(3) }],
    ['whose source the format lacks', { textTag: '#WHU#', imgs: pictures(3) }],
  ])('%s is nothing', (_, style) => {
    expect(sequence(style).elements).toEqual([]);
  });
});

describe('a sequence of digits', () => {
  const digits = { shows: 'digits', imgs: pictures(11), x: 100, y: 50, width: 90, height: 40 };

  it('is a text written with a picture for each digit and the minus sign', () => {
    const made = sequence({ ...digits, textTag: '#DmZ#', places: 2, align: 'right' });
    expect(made.glyphs[0]?.glyphs.map(({ name }) => name).join('')).toBe('0123456789-');
    expect([made.glyphs[0]?.width, made.glyphs[0]?.height]).toEqual([45, 40]);
    expect(formulas(made)).toEqual(['[MINUTE_Z]']);
    expect(attributesOf(made.elements, 'Text')[0]).toMatchObject({ align: 'END' });
    expect(attributesOf(made.elements, 'PartText')[0]).toMatchObject({ x: '100', y: '50', width: '90', height: '40' });
  });

  it('is smaller while its number has more digits than cells', () => {
    const made = sequence({ ...digits, textTag: '#BLP#', places: 2 });
    expect(textsOf(made.elements, 'Expression')).toEqual(['([BATTERY_PERCENT]) >= 100']);
    expect(attributesOf(made.elements, 'BitmapFont').map(({ size }) => size)).toEqual(['26.6667', '40']);
    expect(made.findings).toEqual([]);
  });

  it('reports a longer text whose length does not follow from a number', () => {
    expect(sequence({ ...digits, textTag: '#Dm##BLP#', places: 2 }).findings.map(({ key }) => key)).toEqual([
      'digitsLonger',
    ]);
  });

  it('reports characters without a picture', () => {
    const { findings } = sequence({ ...digits, textTag: '#DmZ#:#DsZ#', places: 5 });
    expect(findings.map(({ key, params }) => [key, params])).toEqual([['digitsBeside', { text: ':' }]]);
  });

  it('is empty if a value of it is missing', () => {
    const { elements } = sequence({ ...digits, textTag: '#Dm##WCT#', places: 4 });
    expect(deep(elements).map(({ name }) => name)).not.toContain('Default');
  });
});

describe('an icon with two pictures', () => {
  const icon = (activeWhen: string) =>
    writtenNode(bare('image', { url: PICTURE.url }, { type: 'icon', activeIcon: 'art:a/b.png', activeWhen }));

  it('shows the second while its condition holds', () => {
    const { elements, pictures: wantedPictures } = icon('#BS#');
    const [compare, otherwise] = ['Compare', 'Default'].map((name) =>
      attributesOf(
        deep(elements).filter((element) => element.name === name),
        'Image',
      ).map(({ resource }) => resource),
    );
    const urlOf = (name: string | undefined) => wantedPictures[Number(name?.slice('picture_'.length)) - 1]?.url;
    expect([urlOf(compare?.[0]), urlOf(otherwise?.[0])]).toEqual(['art:a/b.png', PICTURE.url]);
    expect(textsOf(elements, 'Expression')[0]).toMatch(/ != 0$/);
  });

  it('shows the first if its condition cannot be expressed', () => {
    const { elements, findings } = icon('(#SV#>50)');
    expect(deep(elements).map(({ name }) => name)).toEqual(['PartImage', 'Image']);
    expect(findings.map(({ key }) => key)).toEqual(['noSource']);
  });
});

describe('frames', () => {
  it.each([
    [100, { rate: 10, repeats: 1, isClose: true }],
    [40, { rate: 25, repeats: 1, isClose: true }],
    [1000, { rate: 1, repeats: 1, isClose: true }],
    [1500, { rate: 2, repeats: 3, isClose: true }],
    [2000, { rate: 1, repeats: 2, isClose: true }],
    [10, { rate: 60, repeats: 1, isClose: false }],
  ])('of %d ms are played at an integer rate', (delay, expected) => {
    expect(frameRate(delay)).toEqual(expected);
  });

  it.each([
    [101, { repeat: 'TRUE' }],
    [100, { repeat: 'FALSE', loopCount: '100' }],
  ])('play %d loops', (intervalCount, expected) => {
    const { elements } = writtenNode(bare('animation', { imgs: pictures(3), intervalCount }));
    expect(attributesOf(elements, 'AnimationController')[0]).toMatchObject({ play: 'ON_VISIBLE', ...expected });
    expect(attributesOf(elements, 'Image')).toHaveLength(3);
  });

  it('with only one are a still picture', () => {
    const { elements } = writtenNode(bare('animation', { imgs: pictures(1) }));
    expect(deep(elements).map(({ name }) => name)).toEqual(['PartImage', 'Image']);
  });

  it('faster than the format plays are reported', () => {
    const { findings } = writtenNode(bare('animation', { imgs: pictures(3), delayTime: 10 }));
    expect(findings.map(({ key, params }) => [key, params])).toEqual([['frameRate', { delay: 10, rate: 60 }]]);
  });
});

// Position, rotation, opacity and tint of elements, and which of them show.
import { describe, expect, it } from 'vitest';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { BOX, drawn, drawnRoot, svgOf } from './drawn';

const dot = (values = {}) =>
  xml('PartDraw', { x: 0, y: 0, width: 10, height: 10, ...values }, [
    xml('Rectangle', { x: 0, y: 0, width: 10, height: 10 }, [xml('Fill', { color: '#ff0000' })]),
  ]);
const group = (values: Record<string, string | number>, children: XmlElement[] = []) =>
  xml('Group', { ...BOX, ...values }, [...children, dot()]);
const variant = (target: string, value: string | number) => xml('Variant', { mode: 'AMBIENT', target, value });
const transform = (target: string, value: string, mode?: string) => xml('Transform', { target, value, mode });

describe('the face', () => {
  const face = (values: Record<string, string | number>) => drawnRoot(xml('WatchFace', values, [xml('Scene')])).svg;

  it('has the size of the document, and black behind everything', () => {
    expect(face({ width: 320, height: 300, clipShape: 'NONE' })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 300" width="320" height="300" text-rendering="geometricPrecision"><rect width="320" height="300" fill="#000000"/></svg>',
    );
  });

  it.each([
    ['a circle by default', {}, '<circle cx="160" cy="150" r="150"/>'],
    ['a rectangle', { clipShape: 'RECTANGLE' }, '<rect width="320" height="300"/>'],
    [
      'a rectangle with round corners',
      { clipShape: 'RECTANGLE', cornerRadiusX: 20, cornerRadiusY: 10 },
      '<rect width="320" height="300" rx="20" ry="10"/>',
    ],
  ])('is cut to %s', (_, values, outline) => {
    expect(face({ width: 320, height: 300, ...values })).toContain(
      `<clipPath id="wf1">${outline}</clipPath><g clip-path="url(#wf1)">`,
    );
  });

  it.each([
    ['as written', {}, [], 'normal', 'fill="#102030" fill-opacity="0.502"'],
    ['as always-on has it', {}, [variant('backgroundColor', '#ff000000')], 'ambient', 'fill="#000000"'],
    ['not as always-on has it by day', {}, [variant('backgroundColor', '#ff000000')], 'normal', 'fill="#102030"'],
  ] as const)('has its background %s', (_, _values, children, mode, paint) => {
    const scene = xml('Scene', { backgroundColor: '#80102030' }, children);
    expect(drawnRoot(xml('WatchFace', { width: 9, height: 9 }, [scene]), { mode }).svg).toContain(paint);
  });
});

describe('an element with a box', () => {
  it.each([
    ['is at its position', {}, 'transform="translate(10 10)"'],
    ['rotates about its centre', { angle: 30 }, 'transform="translate(10 10) rotate(30 20 10)"'],
    ['rotates about its pivot', { angle: 30, pivotX: 0.25, pivotY: 1 }, 'rotate(30 10 20)"'],
    ['is scaled about its pivot', { scaleX: 2, pivotX: 0, pivotY: 0 }, 'translate(0 0) scale(2 1) translate(0 0)"'],
    ['is half transparent', { alpha: 51 }, 'opacity="0.2"'],
    ['is blended', { blendMode: 'COLOR_DODGE' }, 'style="mix-blend-mode:color-dodge"'],
  ])('%s', (_, values, part) => {
    expect(svgOf([group(values)])).toContain(part);
  });

  it('is tinted: every pixel times the colour', () => {
    const svg = svgOf([group({ tintColor: '#80ff8000' })]);
    expect(svg).toContain('values="1 0 0 0 0 0 0.502 0 0 0 0 0 0 0 0 0 0 0 0.502 0"');
    expect(svg).toContain('<g filter="url(#wf1)">');
  });

  it('is not drawn if it is fully transparent', () => {
    expect(svgOf([group({ alpha: 0 })])).toBe('');
  });

  it('does not clip its overflow', () => {
    expect(svgOf([group({})])).not.toContain('clip');
  });

  it('reports a blend mode that cannot be drawn', () => {
    expect(drawn([group({ blendMode: 'DST_OVER' })]).passedOver).toEqual(['Group blendMode=DST_OVER']);
  });
});

describe('attributes at an instant', () => {
  it.each([
    ['a Transform replaces', [transform('angle', '[MINUTE] * 6')], 'rotate(354 20 10)'],
    ['a Transform by an amount adds', [transform('angle', '20', 'BY')], 'rotate(50 20 10)'],
    ['an invalid Transform has no effect', [transform('angle', '[MINUTE] *')], 'rotate(30 20 10)'],
    ['a Variant applies only in always-on', [variant('angle', 90)], 'rotate(30 20 10)'],
  ])('%s', (_, children, part) => {
    expect(svgOf([group({ angle: 30 }, children)])).toContain(part);
  });

  it('a Variant overrides in always-on, where the second hand of the watch stops', () => {
    const children = [transform('angle', '[SECOND] * 6'), variant('alpha', '51')];
    const svg = svgOf([group({ angle: 30 }, children)], { mode: 'ambient' });
    expect(svg).toContain('opacity="0.2"');
    expect(svg).not.toContain('rotate');
  });

  it('a Reference has the value of another element, or its default without one', () => {
    const owner = group({ angle: 30 }, [xml('Reference', { name: 'turn', source: 'angle', defaultValue: '5' })]);
    const bare = group({}, [xml('Reference', { name: 'rest', source: 'angle', defaultValue: '5' })]);
    const reader = (name: string) => group({}, [transform('angle', `[REFERENCE.${name}] * 2`)]);
    expect(svgOf([owner, reader('turn')])).toContain('rotate(60 20 10)');
    expect(svgOf([bare, reader('rest')])).toContain('rotate(10 20 10)');
  });

  it('a long chain of References, each read twice by the next, is evaluated quickly', () => {
    const row = Array.from({ length: 400 }, (_, index) =>
      group({}, [
        xml('Reference', { name: `r${index}`, source: 'angle', defaultValue: '1' }),
        transform('angle', `[REFERENCE.r${index + 1}] + [REFERENCE.r${index + 1}]`),
      ]),
    );
    expect(svgOf(row)).toContain('<rect');
  });

  it('cyclic References terminate', () => {
    const one = group({}, [
      xml('Reference', { name: 'a', source: 'angle', defaultValue: '1' }),
      transform('angle', '[REFERENCE.b]'),
    ]);
    const other = group({}, [
      xml('Reference', { name: 'b', source: 'angle', defaultValue: '1' }),
      transform('angle', '[REFERENCE.a]'),
    ]);
    expect(svgOf([one, other])).toContain('rotate');
  });
});

describe('masks', () => {
  it('clip their siblings', () => {
    const svg = svgOf([group({}, [dot({ renderMode: 'MASK' })])]);
    expect(svg).toMatch(/<mask id="wf1"[^>]*style="mask-type:alpha"><rect[^>]*><\/mask><g mask="url\(#wf1\)"><rect/);
  });
});

describe('content that is not drawn', () => {
  it('is reported once each', () => {
    const { passedOver } = drawn([xml('Sparkle'), xml('Group', BOX, [xml('Sparkle'), xml('Glitter')])], {
      beside: [xml('Metadata'), xml('Fireworks')],
    });
    expect(passedOver).toEqual(['Fireworks', 'Sparkle', 'Glitter']);
  });

  it('includes everything nested too deep', () => {
    let deep = dot();
    for (let level = 0; level < 5000; level += 1) deep = xml('Group', BOX, [deep]);
    expect(drawn([deep]).passedOver).toEqual(['Group too deep']);
  });

  it('includes everything beyond twenty thousand elements', () => {
    const { svg, passedOver } = drawn(Array.from({ length: 30_000 }, () => dot()));
    expect(passedOver).toEqual(['PartDraw beyond 20000']);
    expect(svg.match(/<rect/g)).toHaveLength(20_001);
  });
});

describe('a drawing contains nothing foreign', () => {
  it.each([
    'javascript:alert(1)',
    'https://example.org/a.png',
    '//example.org/a.png',
    'data:image/svg+xml,<svg/>',
    'file:///etc',
  ])('no picture from %s', (href) => {
    const part = xml('PartImage', BOX, [xml('Image', { resource: 'x' })]);
    expect(svgOf([part], { resources: { picture: () => ({ href, width: 1, height: 1 }) } })).toBe('');
  });

  it('no markup from attributes and texts', () => {
    const nasty = '"><script>alert(1)</script>\u0000';
    const text = xml('PartText', BOX, [
      xml('Text', { align: nasty }, [xml('Font', { family: nasty, size: 10, color: nasty, weight: nasty }, [nasty])]),
    ]);
    const svg = svgOf([text, group({ tintColor: nasty, blendMode: nasty, angle: nasty })]);
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0000');
  });
});

// Shapes of a PartDraw: their geometry, fills, strokes and gradients.
import { describe, expect, it } from 'vitest';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { BOX, drawn, svgOf } from './drawn';

const part = (...children: XmlElement[]) => xml('PartDraw', { ...BOX, x: 0, y: 0 }, children);
const RED = xml('Fill', { color: '#ff0000' });
const line = (values = {}, children: XmlElement[] = []) =>
  xml('Stroke', { color: '#8000ff00', thickness: 4, ...values }, children);
const shape = (name: string, values: Record<string, string | number>, ...paints: XmlElement[]) =>
  svgOf([part(xml(name, values, paints))]);
const box = { x: 1.5, y: 2, width: 30, height: 10 };

describe('shapes', () => {
  it.each([
    ['Rectangle', box, RED, '<rect x="1.5" y="2" width="30" height="10" fill="#ff0000"/>'],
    [
      'RoundRectangle',
      { ...box, cornerRadiusX: 4, cornerRadiusY: 9 },
      RED,
      '<rect x="1.5" y="2" width="30" height="10" rx="4" ry="5" fill="#ff0000"/>',
    ],
    ['Ellipse', box, RED, '<ellipse cx="16.5" cy="7" rx="15" ry="5" fill="#ff0000"/>'],
    [
      'Line',
      { startX: 1, startY: 2, endX: 3, endY: 4 },
      line(),
      '<path d="M1 2L3 4" fill="none" stroke="#00ff00" stroke-opacity="0.502" stroke-width="4"/>',
    ],
  ])('%s', (name, values, paint, svg) => {
    expect(shape(name, values, paint)).toBe(svg);
  });

  it('have the fill below the stroke', () => {
    expect(shape('Ellipse', box, line(), RED)).toMatch(
      /<ellipse[^>]*fill="#ff0000"\/><ellipse[^>]*fill="none" stroke=/,
    );
  });

  it.each([
    ['no width', { ...box, width: 0 }],
    ['a negative height', { ...box, height: -5 }],
  ])('are not drawn with %s', (_, values) => {
    expect(shape('Rectangle', values, RED)).toBe('');
  });

  it('that are unknown are reported', () => {
    expect(drawn([part(xml('Star'))]).passedOver).toEqual(['Star']);
  });
});

describe('arcs', () => {
  const oval = { centerX: 20, centerY: 20, width: 20, height: 40 };
  const arc = (startAngle: number, endAngle: number, direction?: string) =>
    /d="([^"]*)"/.exec(
      shape('Arc', { ...oval, startAngle, endAngle, ...(direction ? { direction } : {}) }, line()),
    )?.[1] ?? '';

  it.each([
    ['from twelve to three', 0, 90, undefined, 'M20 0A10 20 0 0 1 30 20'],
    ['the long way', 0, 270, undefined, 'M20 0A10 20 0 1 1 10 20'],
    ['over twelve', -90, 90, undefined, 'M10 20A10 20 0 0 1 30 20'],
    ['counter-clockwise to an angle below', 0, -90, 'COUNTER_CLOCKWISE', 'M20 0A10 20 0 0 0 10 20'],
    [
      'counter-clockwise to the same point, counted from twelve',
      0,
      270,
      'COUNTER_CLOCKWISE',
      'M20 0A10 20 0 0 0 10 20',
    ],
    ['a full circle', 0, 360, undefined, 'M20 0A10 20 0 0 1 20 40A10 20 0 0 1 20 0Z'],
    ['nothing', 45, 45, undefined, ''],
  ])('%s', (_, start, end, direction, d) => {
    expect(arc(start, end, direction)).toBe(d);
  });

  it('follow their Transform', () => {
    const grown = xml('Transform', { target: 'endAngle', value: '[BATTERY_PERCENT] / 100 * 360' });
    const svg = shape('Arc', { ...oval, startAngle: 0, endAngle: 10 }, line(), grown);
    // 72 percent.
    expect(svg).toContain('A10 20 0 1 1 10.1771 23.7476');
  });
});

describe('strokes', () => {
  const stroked = (values: Record<string, string | number>) => shape('Rectangle', box, line(values));

  it.each([
    ['round ends', { cap: 'ROUND' }, 'stroke-linecap="round"'],
    ['square ends', { cap: 'SQUARE' }, 'stroke-linecap="square"'],
    ['round corners', { join: 'ROUND' }, 'stroke-linejoin="round"'],
    ['dashes', { dashIntervals: '4 2', dashPhase: 1 }, 'stroke-dasharray="4 2" stroke-dashoffset="1"'],
  ])('have %s', (_, values, attribute) => {
    expect(stroked(values)).toContain(attribute);
  });

  it('of zero width are not drawn', () => {
    expect(stroked({ thickness: 0 })).toBe('');
  });

  it('in weights follow one behind the other', () => {
    const stroke = xml('WeightedStroke', { colors: '#ff0000 #0000ff', weights: '1 3', thickness: 2, discreteGap: 4 });
    const svg = shape('Line', { startX: 0, startY: 0, endX: 40, endY: 0 }, stroke);
    expect(
      [...svg.matchAll(/d="(\S+ \S+ \S+)" fill="none" stroke="(#\w+)"/g)].map(([, d, color]) => `${d} ${color}`),
    ).toEqual(['M0 0L8 0 #ff0000', 'M12 0L40 0 #0000ff']);
  });
});

describe('gradients', () => {
  const filled = (gradient: XmlElement) => shape('Rectangle', box, xml('Fill', { color: '#123456' }, [gradient]));

  it('run along a line in px of the part', () => {
    const svg = filled(
      xml('LinearGradient', { startX: 0, startY: 1, endX: 2, endY: 3, colors: '#ff0000 #0000ff', positions: '0 0.5' }),
    );
    expect(svg).toContain('<linearGradient id="wf1" gradientUnits="userSpaceOnUse" x1="0" y1="1" x2="2" y2="3">');
    expect(svg).toContain('<stop offset="0.5" stop-color="#0000ff"/></linearGradient><rect');
    expect(svg).toContain('fill="url(#wf1)"');
  });

  it('run outwards', () => {
    const svg = filled(
      xml('RadialGradient', { centerX: 5, centerY: 6, radius: 7, colors: '#ff0000 #0000ff', positions: '0 1' }),
    );
    expect(svg).toContain('<radialGradient id="wf1" gradientUnits="userSpaceOnUse" cx="5" cy="6" r="7">');
  });

  it('run around', () => {
    const svg = filled(
      xml('SweepGradient', {
        centerX: 5,
        centerY: 5,
        startAngle: 0,
        endAngle: 360,
        colors: '#ff0000 #0000ff',
        positions: '0 1',
      }),
    );
    const wedges = [...svg.matchAll(/L[^"]*Z" fill="(#\w+)"/g)].map(([, color]) => color);
    expect(wedges).toHaveLength(120);
    expect([wedges[0], wedges[60], wedges[119]]).toEqual(['#fe0001', '#7e0081', '#0100fe']);
  });
});

describe('a drawing in many pieces', () => {
  it.each([
    [
      'sweeps',
      () =>
        xml('Fill', { color: '#000000' }, [
          xml('SweepGradient', {
            centerX: 5,
            centerY: 5,
            startAngle: 0,
            endAngle: 360,
            colors: '#ff0000 #0000ff',
            positions: '0 1',
          }),
        ]),
    ],
    [
      'running strokes',
      () => xml('WeightedStroke', { colors: '#ff0000 #0000ff '.repeat(50), thickness: 2, interpolate: 'true' }),
    ],
  ])('is bounded: %s', (_, paint) => {
    const many = Array.from({ length: 400 }, () =>
      part(xml('Arc', { centerX: 5, centerY: 5, width: 9, height: 9, startAngle: 0, endAngle: 90 }, [paint()])),
    );
    const { svg, passedOver } = drawn(many);
    expect(passedOver.join()).toContain('beyond 20000');
    expect(svg.match(/<path/g)?.length ?? 0).toBeLessThan(20_500);
  });
});

// Texts: their content, the position of their lines, their letters and pictures as letters.
import { describe, expect, it } from 'vitest';
import { type XmlElement, type XmlNode, xml } from '@/bytes/xml/xml';
import { BOX, drawn, type Over, svgOf } from './drawn';

type Inside = readonly (XmlNode | string)[];
const FONT = { family: 'Inter', size: 10 };
const text = (inside: Inside, { font = {}, of = {}, box = {}, beside = [] as XmlElement[] } = {}) =>
  xml('PartText', { ...BOX, x: 0, y: 0, ...box }, [
    ...beside,
    xml('Text', of, [xml('Font', { ...FONT, ...font }, inside)]),
  ]);
const template = (words: string, ...expressions: string[]) =>
  xml('Template', {}, [words, ...expressions.map((expression) => xml('Parameter', { expression }))]);

/** The drawn text, line by line. */
const words = (part: XmlElement, over: Over = {}) =>
  [...svgOf([part], over).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line]) => line);

describe('the content of a text', () => {
  it.each<[string, Inside, string[]]>([
    ['its own text', [' Hello \n'], ['Hello']],
    ['a string resource', ['greeting'], ['Good morning']],
    ['a template', [template('%s/%s', '[MINUTE]', '[SECOND]')], ['59/8']],
    ['a percent sign', [template('%s%%', '[BATTERY_PERCENT]')], ['72%']],
    ['parameters by their position', [template('%2$s %1$s', '1', '2')], ['2 1']],
    ['fractions with few decimals', [template('%s', '1 / 3')], ['0.333333']],
    ['whole numbers with leading zeros', [template('%02d:%03d', '[SECOND]', '7.9')], ['08:007']],
    ['a template of a resource with forms', [template('padded', '[SECOND]')], ['at 08']],
    ['numbers in a width', [template('[%4d]%-4d|', '[SECOND]', '-2')], ['[   8]-2  |']],
    ['the given number of decimals', [template('%.1f %05.1f %f', '2.25', '0 - 2.25', '1 / 3')], ['2.3 -02.3 0.333333']],
    ['signs and groups', [template('%+d %,d %,.2f', '5', '1234567', '9876.543')], ['+5 1,234,567 9,876.54']],
    ['words in a width and cut', [template('%5s|%.2s|%S', '"ab"', '"abc"', '"abc"')], ['   ab|ab|ABC']],
    ['non-numeric text unchanged', [template('%02d%02d', '"--"', '[WEATHER.TEMPERATURE] / 0')], ['--']],
    ['words of a parameter', [template('%s%s', 'Rate: ', 'greeting')], ['Rate: Good morning']],
    ['upper case', [xml('Upper', {}, ['Hello'])], ['HELLO']],
    ['a template in lower case', [xml('Lower', {}, [template('AT %s', '[MINUTE]')])], ['at 59']],
    ['what is decorated', [xml('Underline', {}, ['Hello'])], ['Hello']],
  ])('%s', (_, inside, lines) => {
    expect(words(text(inside))).toEqual(lines);
  });

  it('text in a fixed language', () => {
    const locale = (locales: string) => ({ beside: [xml('Localization', { locales })] });
    const day = [template('%s', '[DAY_OF_WEEK_F]')];
    expect(words(text(day))).toEqual(['星期五']);
    expect(words(text(day, locale('en_US')))).toEqual(['Friday']);
    expect(words(text(day, locale('fr_FR zh_CN')))).toEqual(['星期五']);
  });
});

describe('a line', () => {
  it.each([
    ['in the middle by default', {}, {}, 'x="20" y="10" text-anchor="middle" dominant-baseline="central"'],
    ['at the start', { align: 'START' }, {}, 'x="0" y="10" dominant-baseline'],
    ['at the end', { align: 'END' }, {}, 'x="40" y="10" text-anchor="end"'],
    [
      'without the spacing after its last letter',
      { align: 'END' },
      { letterSpacing: 0.2 },
      'letter-spacing="2" fill="#ffffff" x="42"',
    ],
    ['vertically centred', { verticalAlign: 'CENTER_ON_BASELINE' }, {}, 'x="20" y="10" text-anchor="middle">'],
    ['at the bottom', { verticalAlign: 'BOTTOM' }, {}, 'y="14.1406"'],
  ])('%s', (_, of, font, place) => {
    expect(svgOf([text(['Hi'], { of, font })])).toContain(place);
  });

  it('breaks between words if allowed', () => {
    const part = (maxLines: number) =>
      text(['one two three four'], { of: { maxLines }, box: { width: 50, height: 40 } });
    expect(words(part(1))).toEqual(['one two three four']);
    expect(words(part(2))).toEqual(['one two', 'three four']);
    expect(svgOf([part(2)])).toMatch(/y="5.8594".*y="17.5781"/);
  });

  it('is cut with an ellipsis if set, otherwise at the sides of its part', () => {
    const long = ['a text that is far wider'];
    expect(words(text(long, { of: { ellipsis: 'TRUE' } }))).toEqual(['a text t…']);
    expect(svgOf([text(long)])).toContain(
      '<clipPath id="wf1"><rect x="0" y="-5000" width="40" height="10000"/></clipPath>',
    );
    expect(svgOf([text(['short'])])).not.toContain('clip');
  });

  it('is made smaller if allowed, but not below 12 px', () => {
    const size = (font: number, width: number) =>
      Number(
        /font-size="([\d.]+)"/.exec(
          svgOf([text(['Hello'], { of: { isAutoSize: 'TRUE' }, font: { size: font }, box: { width, height: 50 } })]),
        )?.[1],
      );
    expect(size(40, 50)).toBeCloseTo(22, 0);
    expect(size(40, 10)).toBe(12);
    expect(size(14, 500)).toBe(14);
  });
});

describe('letters', () => {
  it.each([
    [
      'family, size and colour',
      { color: '#80ff0000' },
      'font-family="&quot;Inter&quot;" font-size="10" fill="#ff0000" fill-opacity="0.502"',
    ],
    ['weight', { weight: 'SEMI_BOLD' }, 'font-weight="600"'],
    ['slant', { slant: 'ITALIC' }, 'font-style="italic"'],
  ])('have their %s', (_, font, attributes) => {
    expect(svgOf([text(['Hi'], { font })])).toContain(attributes);
  });

  it.each([
    ['Underline', {}, 'text-decoration="underline"'],
    ['StrikeThrough', {}, 'text-decoration="line-through"'],
    ['Outline', { color: '#ff0000', width: 3 }, 'stroke="#ff0000" stroke-linejoin="round" stroke-width="3"'],
    ['Shadow', { color: '#ff0000', offsetX: 2, offsetY: 3, radius: 4 }, '<feGaussianBlur stdDeviation="2"/>'],
    ['OutGlow', { color: '#00ff00', radius: 6 }, 'fill="#00ff00"'],
  ])('have their %s', (name, values, part) => {
    expect(svgOf([text([xml(name, values, ['Hi'])])])).toContain(part);
  });

  it('run along an oval', () => {
    const circular = {
      centerX: 20,
      centerY: 20,
      width: 40,
      height: 40,
      startAngle: -90,
      endAngle: 90,
      align: 'CENTER',
    };
    const part = xml('PartText', BOX, [xml('TextCircular', circular, [xml('Font', FONT, ['Hi'])])]);
    expect(svgOf([part])).toContain('<path id="wf1" d="M0 20A20 20 0 0 1 40 20" fill="none"/><text');
    expect(svgOf([part])).toContain(
      'text-anchor="middle"><textPath href="#wf1" startOffset="50%">Hi</textPath></text>',
    );
  });
});

describe('text made of pictures', () => {
  const glyph = (kind: string, name: string, resource: string, width: number) =>
    xml(kind, { name, resource, width, height: 20 });
  const digits = xml('BitmapFonts', {}, [
    xml('BitmapFont', { name: 'digits' }, [
      glyph('Character', '1', 'one', 10),
      glyph('Character', '2', 'two', 20),
      glyph('Word', '12', 'twelve', 30),
    ]),
  ]);
  const part = (value: string, align: string, values = {}) =>
    xml('PartText', BOX, [
      xml('Text', { align }, [xml('BitmapFont', { family: 'digits', size: 10, ...values }, [template('%s', value)])]),
    ]);
  const pictures = (element: XmlElement) =>
    [...svgOf([element], { beside: [digits] }).matchAll(/base64,(\w+)" x="([^"]*)" y="([^"]*)" width="([^"]*)"/g)].map(
      (match) => match.slice(1).join(' '),
    );

  it('has a picture for each character, as high as its size, in the middle', () => {
    expect(pictures(part('21', 'START'))).toEqual(['two 0 5 10', 'one 10 5 5']);
    expect(pictures(part('21', 'CENTER'))).toEqual(['two 12.5 5 10', 'one 22.5 5 5']);
    expect(pictures(part('21', 'END'))).toEqual(['two 25 5 10', 'one 35 5 5']);
  });

  it('prefers a picture for a whole word to those of its characters', () => {
    expect(pictures(part('12', 'START'))).toEqual(['twelve 0 5 15']);
  });

  it('omits characters without a picture', () => {
    expect(pictures(part('"1:2"', 'START'))).toEqual(['one 0 5 5', 'two 5 5 10']);
  });

  it('is tinted by its colour', () => {
    expect(svgOf([part('1', 'START', { color: '#ff0000' })], { beside: [digits] })).toContain('filter="url(#wf1)"');
  });

  it('reports a missing font', () => {
    expect(drawn([part('1', 'START')]).passedOver).toEqual(['BitmapFont family=digits']);
  });
});

describe('a digital clock shows', () => {
  const clock = (format: string, hourFormat?: string) =>
    xml('DigitalClock', BOX, [xml('TimeText', { ...BOX, format, hourFormat }, [xml('Font', FONT)])]);
  // 20:05:09.
  const now = Date.UTC(2026, 10, 20, 12, 5, 9);

  it.each([
    ['hh:mm', undefined, true, '20:05'],
    ['hh:mm:ss', undefined, false, '08:05:09'],
    ['h:mm', '12', true, '8:05'],
    ['h', '24', false, '20'],
    ['ss', undefined, true, '09'],
    ['s', undefined, true, '9'],
    ['hh_10', '24', true, '2'],
    ['mm_1', '24', true, '5'],
  ])('%s of %s with 24 hours %s as %s', (format, hourFormat, is24Hour, shown) => {
    expect(words(clock(format, hourFormat), { state: { now, is24Hour } })).toEqual([shown]);
  });

  it('the time of another zone, and of its own if that is unknown', () => {
    const there = (timeZone: string) => {
      const own = clock('hh:mm');
      return { ...own, children: [xml('Localization', { timeZone }), ...own.children] };
    };
    expect(words(there('Europe/London'), { state: { now } })).toEqual(['12:05']);
    expect(words(there('Nowhere/Land'), { state: { now } })).toEqual(['20:05']);
  });
});

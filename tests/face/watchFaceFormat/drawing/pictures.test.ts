// Parts with pictures: stretched to their box, one of several, and the frame of an animation.
import { describe, expect, it } from 'vitest';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { BOX, svgOf } from './drawn';

const image = (resource: string) => xml('Image', { resource });
const part = (...children: XmlElement[]) => xml('PartImage', BOX, children);
/** Names of the drawn pictures, as in the test's resources. */
const shown = (svg: string) => [...svg.matchAll(/base64,(\w+)"/g)].map(([, name]) => name);

describe('a part with a picture', () => {
  it('stretches it to its box', () => {
    expect(svgOf([part(image('dial'))])).toBe(
      '<g transform="translate(10 10)"><image href="data:image/png;base64,dial" width="40" height="20" preserveAspectRatio="none"/></g>',
    );
  });

  it.each([
    ['the first of those that change', [xml('Images', { change: 'TAP' }, [image('one'), image('two')])], ['one']],
    ['the default of photos', [xml('Photos', { source: '[X]', defaultImageResource: 'sea' })], ['sea']],
    ['nothing without a default', [], []],
  ])('shows %s', (_, children, names) => {
    expect(shown(svgOf([part(...children)]))).toEqual(names);
  });

  it('shows nothing if the picture is missing', () => {
    expect(svgOf([part(image('dial'))], { resources: { picture: () => null } })).toBe('');
  });

  it('has its color filter', () => {
    const filters = xml('ImageFilters', {}, [xml('HsbFilter', { hueRotate: 90, saturate: 0.5, brightness: 0.25 })]);
    const svg = svgOf([part(image('dial'), filters)]);
    expect(svg).toContain('<feColorMatrix type="hueRotate" values="90"/><feColorMatrix type="saturate" values="0.5"/>');
    expect(svg).toContain('<feFuncR type="linear" slope="0.25"/>');
    expect(svg).toContain('filter="url(#wf1)"');
  });
});

describe('an animated part', () => {
  const frames = ['a', 'b', 'c'].map(image);
  const sequence = (controller: Record<string, string | number>, rate: number | undefined) =>
    xml('PartAnimatedImage', BOX, [
      xml('AnimationController', { play: 'ON_VISIBLE', ...controller }),
      xml('SequenceImages', { frameRate: rate }, frames),
    ]);

  it.each([
    ['the first frame at the start', {}, 10, 0, ['a']],
    ['the frame of the instant', {}, 10, 250, ['c']],
    ['fifteen frames a second by default', {}, undefined, 70, ['b']],
    ['the last frame at the end', {}, 10, 5000, ['c']],
    ['the first frame at the end, if set', { afterPlaying: 'FIRST_FRAME' }, 10, 5000, ['a']],
    ['nothing at the end, if hidden', { afterPlaying: 'HIDE' }, 10, 5000, []],
    ['repeatedly', { repeat: 'TRUE' }, 10, 1000, ['b']],
    ['as often as set', { loopCount: 4 }, 10, 1000, ['b']],
    ['later by its delay', { delayPlay: 0.2 }, 10, 300, ['b']],
  ])('shows %s', (_, controller, rate, visibleMs, names) => {
    expect(shown(svgOf([sequence(controller, rate)], { watch: { visibleMs } }))).toEqual(names);
  });

  it('is still in always-on', () => {
    expect(shown(svgOf([sequence({ repeat: 'TRUE' }, 10)], { mode: 'ambient', watch: { visibleMs: 150 } }))).toEqual([
      'a',
    ]);
  });

  it.each([
    ['an animated file', [xml('AnimatedImage', { resource: 'waves', format: 'AGIF' })], ['waves']],
    [
      'the first of several',
      [
        xml('AnimatedImages', {}, [
          xml('AnimatedImage', { resource: 'one' }),
          xml('AnimatedImage', { resource: 'two' }),
        ]),
      ],
      ['one'],
    ],
  ])('shows %s', (_, children, names) => {
    expect(shown(svgOf([xml('PartAnimatedImage', BOX, children)]))).toEqual(names);
  });
});

describe('hands', () => {
  const hand = (name: string, children: XmlElement[] = []) =>
    xml('AnalogClock', { x: 0, y: 0, width: 100, height: 100 }, [
      xml(name, { resource: 'steel', x: 48, y: 10, width: 4, height: 50, pivotX: 0.5, pivotY: 0.8 }, children),
    ]);
  const sweep = (frequency: string) => [xml('Sweep', { frequency })];

  it.each([
    ['the hour hand moves with the minutes', 'HourHand', [], 269.5],
    ['the minute hand moves with the seconds', 'MinuteHand', [], 354.8],
    ['the second hand steps', 'SecondHand', [], 48],
    ['a ticking second hand is at its final position', 'SecondHand', [xml('Tick', { duration: 0.2, strength: 1 })], 48],
    ['the second hand sweeps in steps', 'SecondHand', sweep('2'), 51],
    ['the second hand sweeps at the device rate', 'SecondHand', sweep('SYNC_TO_DEVICE'), 52.2],
  ])('%s', (_, name, children, angle) => {
    // 700 ms past 08:59:08.
    const now = Date.UTC(2026, 10, 20, 0, 59, 8, 700);
    const svg = svgOf([hand(name, children)], { state: { now } });
    expect(svg).toContain(
      `<g transform="translate(48 10)"><g transform="rotate(${angle.toFixed(4)} 2.0000 40.0000)"><image`,
    );
  });

  it('show another zone if the clock sets one', () => {
    const clock = hand('HourHand');
    const there = { ...clock, children: [xml('Localization', { timeZone: 'Europe/London' }), ...clock.children] };
    expect(svgOf([there])).toContain('rotate(29.5000 ');
  });
});

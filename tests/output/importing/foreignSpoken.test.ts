// Texts for screen readers that others wrote, beyond what a layer's description expresses, and slots of hidden groups.
import { expect, it } from 'vitest';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { readFace } from '@/output/importing/readFace';
import { writeFace } from '@/output/watchFace/writeFace';
import { documentAlone, filesOf, portsFor, saidByMode, sourceOf } from './readBack';

const all = { x: 0, y: 0, width: 450, height: 450 };
const HOUR = '[HOUR_0_23_Z]';
const MINUTE = '[MINUTE_Z]';
const parameter = (expression: string, more = {}) => xml('Parameter', { expression, ...more });
const reader = (children: XmlElement['children'], more = {}) =>
  xml('ScreenReader', { stringId: 'spoken', ...more }, children);
const time = reader([parameter(HOUR), parameter(MINUTE)]);

const part = (child: XmlElement) =>
  xml('PartImage', { x: 10, y: 10, width: 40, height: 30 }, [child, xml('Image', { resource: 'dial' })]);
const hand = (name: string, height: number) =>
  xml(name, { resource: 'dial', x: 215, y: 225 - 0.8 * height, width: 20, height, pivotX: 0.5, pivotY: 0.8 });
const clock = (...hands: XmlElement[]) => xml('AnalogClock', all, hands);
const spoken = (readers: readonly XmlElement[], inside: XmlElement) =>
  xml('Group', { name: 'time', ...all }, [...readers, inside]);

const [hours, minutes] = [hand('HourHand', 150), hand('MinuteHand', 200)];

/** The texts of each mode before and after an import and an export. */
function carried(scene: readonly XmlElement[]) {
  const document = xml('WatchFace', { width: 450, height: 450 }, [xml('Scene', {}, scene)]);
  const files = {
    ...documentAlone(document),
    pictures: new Map([['dial', sourceOf('dial')]]),
    strings: new Map([['spoken', { en: '%1$s:%2$s', zh: '%1$s:%2$s' }]]),
  };
  const read = readFace(files, portsFor());
  if (!read.ok) throw new Error(`refused: ${read.reason}`);
  const again = filesOf(writeFace(read.copy));
  const pictures = new Map([...files.pictures, ...again.pictures]);
  const strings = new Map([...files.strings, ...again.strings]);
  return { before: saidByMode(files), after: saidByMode({ ...again, pictures, strings }) };
}

it.each<[string, XmlElement]>([
  ['a text on a picture', part(time)],
  ['an attribute beside the formula', part(reader([parameter(HOUR, { align: 'CENTER' }), parameter(MINUTE)]))],
  ['an attribute beside the string', part(reader([parameter(HOUR), parameter(MINUTE)], { note: 'own' }))],
  ['a word in the text', part(reader([parameter(HOUR), { kind: 'text', text: 'word' }, parameter(MINUTE)]))],
  ['a formula that the string does not use', part(reader([parameter(HOUR), parameter(MINUTE), parameter('[DAY]')]))],
  ['the same formula twice', part(reader([parameter(HOUR), parameter(HOUR)]))],
  ['a text on a clock', spoken([time], clock(hours, minutes))],
  ['two texts on a clock', spoken([time, time], clock(hours, minutes))],
  ['a clock whose hands are in another order', spoken([time], clock(minutes, hours))],
])('an import and an export change nothing: %s', (_, element) => {
  const { before, after } = carried([element]);
  expect(before.normal.join()).toContain('ScreenReader');
  expect(after).toEqual(before);
});

it('a slot that is not recognized stays hidden in always-on with its group', () => {
  const slot = xml('ComplicationSlot', {
    slotId: 1,
    x: 10,
    y: 10,
    width: 60,
    height: 60,
    supportedTypes: 'SHORT_TEXT',
    alpha: 100,
  });
  const hidden = xml('Variant', { mode: 'AMBIENT', target: 'alpha', value: 0 });
  const { before, after } = carried([xml('Group', { name: 'day', ...all }, [hidden, slot])]);
  expect(before.normal.join()).toContain('ComplicationSlot');
  expect(before.ambient.join()).not.toContain('ComplicationSlot');
  expect(after).toEqual(before);
});

// The background of an imported face: the scene's color in each mode, and a rectangle that covers it in normal mode.
import { expect, it } from 'vitest';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { readFace } from '@/output/importing/readFace';
import { writeFace } from '@/output/watchFace/writeFace';
import { documentAlone, filesOf, portsFor, saidByMode } from './readBack';

const all = { x: 0, y: 0, width: 450, height: 450 };
/** What always-on shows of the background. */
const resting = (value: string): XmlElement => xml('Variant', { mode: 'AMBIENT', target: 'backgroundColor', value });
/** A rectangle in normal mode alone, as this product writes the background color of normal mode. */
const cover = (color: string): XmlElement =>
  xml('Group', { name: 'normal', ...all }, [
    xml('Variant', { mode: 'AMBIENT', target: 'alpha', value: 0 }),
    xml('PartDraw', all, [xml('Rectangle', all, [xml('Fill', { color })])]),
  ]);

it.each([
  ['a color', '#112233', []],
  ['a color, and another one in always-on', '#112233', [resting('#000000')]],
  ['a color that a rectangle covers in normal mode', '#112233', [cover('#445566')]],
  ['a mistake', 'blue', []],
  ['a mistake that a rectangle covers in normal mode', 'blue', [cover('#445566')]],
  ['a mistake, and a color in always-on', 'blue', [resting('#000000')]],
  ['a color, and a mistake in always-on', '#112233', [resting('blue')]],
])('is what it was after an import and an export: %s', (_, backgroundColor, parts) => {
  const files = documentAlone(
    xml('WatchFace', { width: 450, height: 450 }, [xml('Scene', { backgroundColor }, parts)]),
  );
  const read = readFace(files, portsFor());
  if (!read.ok) throw new Error(`refused: ${read.reason}`);
  expect(saidByMode(filesOf(writeFace(read.copy)))).toEqual(saidByMode(files));
});

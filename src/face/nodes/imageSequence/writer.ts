// Writes image sequences to the Watch Face Format: pictures as glyphs of a font, one picked by an index or one per
// digit.
import type { XmlElement } from '@/bytes/xml/xml';
import { MISSING } from '@/face/dataTags/expression/evaluate';
import type { LocalizedText } from '@/face/watchFaceFormat/writtenExpression';
import type { NodeOf } from '@/schemas/nodes';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { askAngle, askNumber, askText, underWeather } from '../watchFaceAsk';
import { type ConditionCase, condition } from '../watchFaceCondition';
import { glyphFont, glyphPart, indexFormula, pickedPart } from '../watchFaceGlyphs';
import { heldBox, nearestBox, scaledBox } from '../watchFacePart';
import { widestTexts } from '../words/textFit';
import { enumerationOf } from './enumeration';
import { givesNoNumber } from './sequenceIssues';

type Sequence = NodeOf<'image_sequence'>;

const DIGITS = [...'0123456789-'];
const ALIGN = { left: 'START', center: 'CENTER', right: 'END' } as const;

function picked(node: Sequence, sheet: FaceSheet): readonly XmlElement[] {
  const { style } = node;
  const angle = askAngle(node, sheet);
  const value = askNumber(style.textTag, node, 'style.textTag', sheet);
  const box = nearestBox(scaledBox(style));
  const urls = style.imgs.map(({ url }) => url);
  return underWeather([angle, value], (now) => {
    const at = now(value);
    if (at === null) return [];
    const index = indexFormula(at, urls.length, enumerationOf(style.textTag)?.first ?? 0);
    return [pickedPart(node, box, { urls, index }, now(angle), sheet)];
  });
}

/** The text is a single number, so that its length depends only on its value. */
const isOneNumber = ({ template, parameters }: LocalizedText): boolean => template === '%s' && parameters.length === 1;

/** We leave the cell of a character other than a digit or minus empty; the format has no picture for it. */
function reportOthers(node: Sequence, text: LocalizedText | null, sheet: FaceSheet): void {
  const beside = (text?.template ?? '').replaceAll('%s', '').replace(/[0-9-]/g, '');
  if (beside !== '')
    sheet.find({ key: 'digitsBeside', severity: 'warning', uuid: node.uuid, params: { text: beside } });
}

function digits(node: Sequence, sheet: FaceSheet): readonly XmlElement[] {
  const { style } = node;
  const angle = askAngle(node, sheet);
  const text = askText(style.textTag, node, 'style.textTag', sheet);
  const count = askNumber(style.textTag, node, 'style.textTag', { ...sheet, find: () => undefined });
  const most = Math.max(...widestTexts({ text: '', textTag: style.textTag }).map((wide) => [...wide].length));
  const bounds = scaledBox(style);
  const cell = nearestBox({ x: 0, y: 0, width: bounds.width / style.places, height: bounds.height });
  const box = heldBox(bounds, style.align, {
    width: Math.max(cell.width * style.places, bounds.width),
    height: cell.height,
  });
  const urls = style.imgs.map(({ url }) => url);
  reportOthers(node, text.there, sheet);
  return underWeather([angle, text], (now) => {
    const current = now(text);
    // Dashes mean a missing value; nothing is drawn then.
    if (!current || current.template.includes(MISSING)) return [];
    const family = glyphFont(urls, node, cell, sheet, { names: DIGITS });
    const part = (cells: number) => {
      const size = (cell.height * style.places) / cells;
      return glyphPart(node, box, { family, size, text: current, align: ALIGN[style.align] }, now(angle));
    };
    const value = now(count);
    const longer = Array.from({ length: Math.max(0, most - style.places) }, (_, index) => most - index);
    if (longer.length === 0) return [part(style.places)];
    if (value === null || !isOneNumber(current)) {
      sheet.find({ key: 'digitsLonger', severity: 'warning', uuid: node.uuid, params: { places: style.places, most } });
      return [part(style.places)];
    }
    const cases = longer.map(
      (cells): ConditionCase => ({ holds: `${value} >= ${10 ** (cells - 1)}`, shows: [part(cells)] }),
    );
    return condition(cases, [part(style.places)]);
  });
}

export const write: WatchFaceWriter<'image_sequence'> = (node, sheet) => {
  const { shows, imgs, textTag } = node.style;
  if (imgs.every(({ url }) => url === '') || textTag === '' || givesNoNumber(node.style)) return [];
  return shows === 'digits' ? digits(node, sheet) : picked(node, sheet);
};

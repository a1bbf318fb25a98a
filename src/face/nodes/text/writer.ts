// Writes text to the Watch Face Format: one part per line, wide enough for its longest value, because parts clip their
// content.
import { type XmlElement, type XmlNode, xml } from '@/bytes/xml/xml';
import type { Bounds } from '@/face/geometry/bounds';
import type { LocalizedText } from '@/face/watchFaceFormat/writtenExpression';
import type { NodeOf, StyleOf } from '@/schemas/nodes';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { emsOf } from '../googleComplication/fitText';
import { askAngle, askText, type ExpressionQuery, underWeather } from '../watchFaceAsk';
import { isClear, watchColor } from '../watchFaceColor';
import { heldBox, placedAt, short, turning } from '../watchFacePart';
import { widestTexts } from '../words/textFit';
import { inCase, layText } from '../words/textLayout';

type TextStyle = StyleOf<'text'>;

const ALIGN = { left: 'START', center: 'CENTER', right: 'END' } as const;
/** Height of a line's part in ems; more than the letters of any usual font need. */
const LINE_ROOM = 1.6;
/** Allowance for fonts that are wider than the estimate. */
const WIDTH_ROOM = 1.5;

/** Width that holds the longest value with some spare room, px; at least the layer's own width. */
function roomFor(style: TextStyle): number {
  const { fontSize, letterSpacing } = style;
  const widths = widestTexts(style).flatMap((text) =>
    layText(text, style).lines.map(
      (line) => (emsOf(line.text) * WIDTH_ROOM + 1) * fontSize + Math.max(0, letterSpacing) * [...line.text].length,
    ),
  );
  return Math.max(style.width, ...widths);
}

/** Box of a line centred vertically at `y`, px from the layer's top; the aligned side stays. */
function lineBox(style: TextStyle, y: number): Bounds {
  const room = { width: roomFor(style), height: LINE_ROOM * style.fontSize };
  return heldBox({ x: style.x, y: style.y + y, width: style.width, height: 0 }, style.align, room);
}

/** The template with its formulas; literal text unchanged. */
export function writtenIn({ template, parameters }: LocalizedText): XmlNode | string {
  if (parameters.length === 0) return template;
  const values = parameters.map((expression) => xml('Parameter', { expression }));
  return xml('Template', {}, [template, ...values]);
}

function cased(said: LocalizedText, caseStyle: number | undefined): XmlNode | string {
  if (said.parameters.length === 0) return inCase(said.template, caseStyle);
  const written = writtenIn(said);
  return caseStyle === undefined ? written : xml(caseStyle === 1 ? 'Upper' : 'Lower', {}, [written]);
}

function linePart(
  node: NodeOf<'text'>,
  said: LocalizedText,
  y: number,
  angle: string | null,
  sheet: FaceSheet,
): XmlElement {
  const { style } = node;
  const font = {
    family: sheet.family(style.fontFamily),
    size: short(style.fontSize),
    color: watchColor(style.fill),
    letterSpacing: style.letterSpacing === 0 ? undefined : short(style.letterSpacing / style.fontSize),
  };
  return xml('PartText', placedAt(node, lineBox(style, y), { angle }), [
    ...(said.locale ? [xml('Localization', { locales: said.locale })] : []),
    ...turning(angle),
    xml('Text', { align: ALIGN[style.align], ellipsis: 'FALSE', maxLines: 1 }, [
      xml('Font', font, [cased(said, style.caseStyle)]),
    ]),
  ]);
}

interface Line {
  y: number;
  said: ExpressionQuery<LocalizedText>;
}

const literal = (template: string): ExpressionQuery<LocalizedText> => {
  const said: LocalizedText = { template, parameters: [], locale: null };
  return { there: said, gone: said, weather: false };
};

/** The typed lines, or the single line of a tag. */
function linesOf(node: NodeOf<'text'>, sheet: FaceSheet): readonly Line[] {
  const { style } = node;
  if (style.textTag !== '')
    return [{ y: style.height / 2, said: askText(style.textTag, node, 'style.textTag', sheet) }];
  const { lines } = layText(style.text, { ...style, caseStyle: undefined });
  return lines.filter(({ text }) => text.trim() !== '').map(({ text, y }) => ({ y, said: literal(text) }));
}

export const write: WatchFaceWriter<'text'> = (node, sheet) => {
  if (isClear(node.style.fill)) return [];
  const angle = askAngle(node, sheet);
  const lines = linesOf(node, sheet);
  return underWeather([angle, ...lines.map(({ said }) => said)], (now) =>
    lines.flatMap(({ y, said }) => {
      const text = now(said);
      return text ? [linePart(node, text, y, now(angle), sheet)] : [];
    }),
  );
};

// Writes text to the Watch Face Format: one part per line, wide enough for its longest value, because parts clip their
// content.
import { type XmlElement, type XmlNode, xml } from '@/bytes/xml/xml';
import type { Bounds } from '@/face/geometry/bounds';
import type { LocalizedText } from '@/face/watchFaceFormat/writtenExpression';
import type { NodeOf, StyleOf } from '@/schemas/nodes';
import { isClear } from '../clearColor';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { emsOf } from '../googleComplication/fitText';
import { askAngle, askText, type ExpressionQuery, underWeather } from '../watchFaceAsk';
import { watchColor } from '../watchFaceColor';
import { fadedTogether, heldBox, placedAt, short, turning } from '../watchFacePart';
import { widestTexts } from '../words/textFit';
import { inCase, layText } from '../words/textLayout';
import { roomOfEffects } from './effectRoom';
import type { TextEffect } from './effects';
import { watchEffects, watchOutcome } from './outcome';

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

/**
 * Box of a line centred vertically at `y`, px from the layer's top, with room for its effects; the aligned side stays, so
 * the part clips them there.
 */
function lineBox(node: NodeOf<'text'>, y: number): Bounds {
  const { style } = node;
  const { across, along } = roomOfEffects(watchEffects(node));
  const room = {
    width: roomFor(style) + (style.align === 'center' ? 2 : 1) * across,
    height: LINE_ROOM * style.fontSize + 2 * along,
  };
  return heldBox({ x: style.x, y: style.y + y, width: style.width, height: 0 }, style.align, room);
}

/** The element around the words that draws an effect. */
function effectAround({ kind, x, y, blur, width, color: own }: TextEffect, words: XmlNode | string): XmlElement {
  const color = watchColor(own);
  if (kind === 'outline') return xml('Outline', { color, width: short(width) }, [words]);
  if (kind === 'glow') return xml('OutGlow', { color, radius: short(blur) }, [words]);
  return xml('Shadow', { color, offsetX: short(x), offsetY: short(y), radius: short(blur) }, [words]);
}

/** The template with its formulas; literal text unchanged. */
export function writtenIn({ template, parameters }: LocalizedText): XmlNode | string {
  if (parameters.length === 0) return template;
  const values = parameters.map((expression) => xml('Parameter', { expression }));
  return xml('Template', {}, [template, ...values]);
}

function cased(words: LocalizedText, caseStyle: number | undefined): XmlNode | string {
  if (words.parameters.length === 0) return inCase(words.template, caseStyle);
  const written = writtenIn(words);
  return caseStyle === undefined ? written : xml(caseStyle === 1 ? 'Upper' : 'Lower', {}, [written]);
}

function linePart(
  node: NodeOf<'text'>,
  text: LocalizedText,
  y: number,
  angle: string | null,
  effect: TextEffect | null,
  sheet: FaceSheet,
): XmlElement {
  const { style } = node;
  const font = {
    family: sheet.family(style.fontFamily),
    size: short(style.fontSize),
    color: watchColor(style.fill),
    letterSpacing: style.letterSpacing === 0 ? undefined : short(style.letterSpacing / style.fontSize),
  };
  const words = cased(text, style.caseStyle);
  return xml('PartText', placedAt(node, lineBox(node, y), { angle }), [
    ...(text.locale ? [xml('Localization', { locales: text.locale })] : []),
    ...turning(angle),
    xml('Text', { align: ALIGN[style.align], ellipsis: 'FALSE', maxLines: 1 }, [
      xml('Font', font, [effect ? effectAround(effect, words) : words]),
    ]),
  ]);
}

interface Line {
  y: number;
  words: ExpressionQuery<LocalizedText>;
}

const literal = (template: string): ExpressionQuery<LocalizedText> => {
  const words: LocalizedText = { template, parameters: [], locale: null };
  return { there: words, gone: words, weather: false };
};

/** The typed lines, or the single line of a tag. */
function linesOf(node: NodeOf<'text'>, sheet: FaceSheet): readonly Line[] {
  const { style } = node;
  if (style.textTag !== '')
    return [{ y: style.height / 2, words: askText(style.textTag, node, 'style.textTag', sheet) }];
  const { lines } = layText(style.text, { ...style, caseStyle: undefined });
  return lines.filter(({ text }) => text.trim() !== '').map(({ text, y }) => ({ y, words: literal(text) }));
}

export const write: WatchFaceWriter<'text'> = (node, sheet) => {
  if (isClear(node.style.fill)) return [];
  if (watchOutcome(node).lost)
    sheet.find({
      ...{ key: 'effectLost', severity: 'warning', uuid: node.uuid },
      params: { effect: 'shadow', reason: 'shadowTurns' },
    });
  const angle = askAngle(node, sheet);
  const lines = linesOf(node, sheet);
  const effects = watchEffects(node);
  const isStacked = effects.length > 1;
  // Several parts fade together, so that none shows through another.
  const drawn = isStacked ? { ...node, style: { ...node.style, opacity: 1 } } : node;
  return underWeather([angle, ...lines.map(({ words }) => words)], (now) => {
    const parts = (effects.length > 0 ? effects : [null]).flatMap((effect) =>
      lines.flatMap(({ y, words }) => {
        const text = now(words);
        return text ? [linePart(drawn, text, y, now(angle), effect, sheet)] : [];
      }),
    );
    return isStacked ? fadedTogether(node, parts, sheet) : parts;
  });
};

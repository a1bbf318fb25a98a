// Layout of a text's lines in its box: no wrapping, no ellipsis, vertically centred (spec 3, default font settings).
import type { StyleOf } from '@/schemas/nodes';

/** Height of a line in ems. */
export const LINE_HEIGHT = 1.25;

type TextStyle = Pick<
  StyleOf<'text'>,
  'width' | 'height' | 'fontSize' | 'letterSpacing' | 'align' | 'caseStyle' | 'fontFamily'
>;

export interface TextLine {
  text: string;
  /** Vertical centre of the line, px from the top of the box. */
  y: number;
}

export interface TextLayout {
  lines: readonly TextLine[];
  anchor: 'start' | 'middle' | 'end';
  /** Position of the anchor, px from the left of the box. */
  x: number;
}

/** Absent: unchanged. 1: upper case. Any other value: lower case (docs/rules/product.md). */
export function inCase(text: string, caseStyle: number | undefined): string {
  if (caseStyle === undefined) return text;
  return caseStyle === 1 ? text.toUpperCase() : text.toLowerCase();
}

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

/**
 * The lines and the anchor of a text. SVG counts the spacing after the last letter as width, so centred and
 * right-aligned text is shifted to compensate.
 */
export function layText(text: string, style: TextStyle): TextLayout {
  const written = inCase(text, style.caseStyle).split(/\r\n|[\n\r\u2028\u2029]/);
  const step = style.fontSize * LINE_HEIGHT;
  const first = style.height / 2 - (step * (written.length - 1)) / 2;
  const places = {
    left: 0,
    center: style.width / 2 + style.letterSpacing / 2,
    right: style.width + style.letterSpacing,
  };
  return {
    lines: written.map((line, index) => ({ text: line, y: first + index * step })),
    anchor: ANCHORS[style.align],
    x: places[style.align],
  };
}

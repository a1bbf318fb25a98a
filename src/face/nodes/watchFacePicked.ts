// Reads, from the Watch Face Format, a text whose value picks one of several pictures.
import type { XmlElement } from '@/bytes/xml/xml';
import { elementsOf } from '@/bytes/xml/xml';
import type { WatchFormula } from '@/face/watchFaceFormat/formula/formula';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import type { FaceSource, SourceGlyphs, SourcePicture } from './faceSource';
import { boxIn, onlyChild, placingIn, type ReadBox, type ReadPlacing, textIn } from './watchFaceValues';

/** A part that writes with glyph pictures. */
export interface GlyphPart {
  part: XmlElement;
  box: ReadBox;
  placing: ReadPlacing;
  font: SourceGlyphs;
  align: string;
  template: string;
  parameters: readonly string[];
}

/** The glyph data of a part; null for any other part. */
export function glyphPartIn(part: XmlElement | undefined, source: FaceSource): GlyphPart | null {
  const text = part?.name === 'PartText' ? onlyChild(part, 'Text') : null;
  const written = text && onlyChild(text, 'BitmapFont');
  const font = written && source.glyphs(written.attributes.family ?? '');
  const box = part && boxIn(part);
  const placing = part && box && placingIn(part, box, source);
  if (!part || !text || !written || !font || !box || !placing) return null;
  const template = onlyChild(written, 'Template');
  const parameters = template ? elementsOf(template, 'Parameter') : [];
  return {
    ...{ part, box, placing, font },
    align: text.attributes.align ?? 'CENTER',
    template: textIn(template ?? written).trim(),
    parameters: parameters.map(({ attributes }) => attributes.expression ?? ''),
  };
}

const callOf = (formula: WatchFormula | undefined, name: string, count: number): readonly WatchFormula[] | null =>
  formula?.kind === 'call' && formula.name === name && formula.args.length === count ? formula.args : null;
const numberOf = (formula: WatchFormula | undefined): number | null =>
  formula?.kind === 'number' ? formula.value : null;

/** The value inside `floor(... + hair)`. */
export function flooredValue(formula: WatchFormula | undefined): WatchFormula | null {
  const [sum] = callOf(formula, 'floor', 1) ?? [];
  return sum?.kind === 'binary' && sum.operator === '+' && sum.right.kind === 'number' ? sum.left : null;
}

/** The value behind an index formula, and the number of items it picks from. */
function indexed(source: string): { value: WatchFormula; count: number } | null {
  const parsed = parseWatchFormula(source);
  const [argument] = (parsed.ok && callOf(parsed.tree, 'round', 1)) || [];
  const [whole, , last] = callOf(argument, 'clamp', 3) ?? [];
  const most = numberOf(last);
  const stepped = whole?.kind === 'binary' && whole.operator === '-' ? whole.left : whole;
  const value = flooredValue(stepped);
  return value && most !== null ? { value, count: most + 1 } : null;
}

/** Maximum pictures of a layer. */
const PICTURES_MAX = 200;

export interface PickedPart {
  /** By index; an empty reference if a picture is missing. */
  pictures: readonly SourcePicture[];
  value: WatchFormula;
}

/** The pictures of a part that shows one of them, and the value that picks it. */
export function pickedIn({ font, template, parameters }: GlyphPart): PickedPart | null {
  const [formula, second] = parameters;
  const pick = formula !== undefined && second === undefined && template === '%s' ? indexed(formula) : null;
  if (!pick || pick.count > PICTURES_MAX) return null;
  const named = new Map(font.glyphs.map(({ name, picture }) => [name, picture]));
  const pictures = Array.from(
    { length: pick.count },
    (_, index) => named.get(String(index)) ?? { url: '', fileSize: 0 },
  );
  return { pictures, value: pick.value };
}

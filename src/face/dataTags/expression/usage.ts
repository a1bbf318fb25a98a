// What layer fields accept as an expression: a text's tags without free text, or a number.
import { TEXT_TAGS_MAX } from '@/schemas/limits';
import { dataTag } from '../catalogue';
import type { ExpressionErrorKey, ExpressionFault, TextPart } from './ast';
import { parseWithPositions } from './parse';
import type { Span } from './scan';

/** Characters allowed between the tags of a text layer (docs/rules/product.md). */
const SEPARATORS = new Set([':', '-', '/', '.', ',', ' ', '%', '°']);

const isSeparators = (text: string) => [...text].every((character) => SEPARATORS.has(character));

const fault = (
  key: ExpressionErrorKey,
  { at, length }: Span,
  params: ExpressionFault['params'] = {},
): ExpressionFault => ({
  key,
  at,
  length,
  params,
});

/**
 * Range from the first to the last character of a literal that is not a separator; a backslash belongs to the character
 * it escapes.
 */
const freeTextIn = (source: string, span: Span): Span => {
  const end = span.at + span.length;
  let first = -1;
  let last = -1;
  for (let i = span.at; i < end; i += 1) {
    const start = i;
    if (source.charAt(i) === '\\' && i + 1 < end) i += 1;
    if (SEPARATORS.has(source.charAt(i))) continue;
    if (first < 0) first = start;
    last = i;
  }
  return { at: first, length: last + 1 - first };
};

/**
 * The error in `textTag` of a text layer, or null. Allowed: tags, calculations, conditions and the separators `: - / .
 * , space % °`, no other text; at least one tag and at most `most`, counting repetitions. An empty value has no tag and
 * no error.
 */
export const textTagFault = (source: string, most: number = TEXT_TAGS_MAX): ExpressionFault | null => {
  if (source === '') return null;
  const result = parseWithPositions(source);
  if (!result.ok) return result.error;
  for (const [place, part] of result.tree.parts.entries()) {
    const span = result.parts[place];
    if (part.kind === 'literal' && span && !isSeparators(part.text)) {
      if (result.tags.length === 0) return fault('noTag', { at: 0, length: source.length });
      const free = freeTextIn(source, span);
      return fault('freeText', free, { text: source.slice(free.at, free.at + free.length) });
    }
  }
  const tooMany = result.tags[most];
  if (tooMany) return fault('tooManyTags', tooMany, { limit: most });
  return result.tags.length === 0 ? fault('noTag', { at: 0, length: source.length }) : null;
};

/** Number of tags in an expression, counting repetitions; 0 if it has an error. */
export const tagUses = (source: string): number => {
  const result = parseWithPositions(source);
  return result.ok ? result.tags.length : 0;
};

const canBeNumber = (part: TextPart): boolean => {
  if (part.kind === 'literal') return /^\s*-?\d+(?:\.\d+)?\s*$/.test(part.text);
  if (part.kind !== 'tag') return true;
  const tag = dataTag(part.name);
  return tag?.kind === 'number' || tag?.kind === 'boolean' || /^\d+$/.test(String(tag?.sample));
};

/** The error in the expression of a number field (`rotate`, a fill rate), or null. An empty value is not an error. */
export const numberFault = (source: string): ExpressionFault | null => {
  if (source === '') return null;
  const result = parseWithPositions(source);
  if (!result.ok) return result.error;
  const [first, second] = result.tree.parts;
  if (second || !first || !canBeNumber(first)) return fault('notNumber', { at: 0, length: source.length });
  return null;
};

/** The first data tag in a literal text, as `#Db#`; null if there is none. */
export const tagInWords = (text: string): string | null =>
  [...text.matchAll(/#([A-Za-z]\w*)#/g)].find(([, name = '']) => dataTag(name))?.[0] ?? null;

// Search in the guide, case-insensitive: Latin words match by any substring, Chinese by characters.
import type { Passage } from './plainText';

export interface Snippet {
  before: string;
  match: string;
  after: string;
}

export interface Hit {
  passage: Passage;
  snippet: Snippet;
}

/** Hits that are shown at most. */
export const HITS_MAX = 20;
/** Characters of a passage around the first match. */
const AROUND = 40;

const HAN = /\p{Script=Han}/u;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Terms of a query: split at spaces, with Han characters separate from others. */
export const termsOf = (query: string): string[] => fold(query).match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? [];

/** From these points on, a text contains the term itself. */
const WHOLE = 20;

/**
 * Score of a term in a title or a text; 0 if it does not occur. Han terms also count by single characters: a title
 * with all of them, in any order, ranks before a text with the term.
 */
function pointsOf(term: string, title: string, text: string): number {
  if (title.includes(term)) return title.startsWith(term) ? 60 : 50;
  const isHan = HAN.test(term) && term.length > 1;
  if (isHan && [...term].every((character) => title.includes(character))) return 40;
  if (text.includes(term)) return WHOLE;
  if (!isHan) return 0;
  return [...term].every((character) => title.includes(character) || text.includes(character)) ? 1 : 0;
}

function snippetOf(text: string, terms: readonly string[]): Snippet {
  const folded = text.toLowerCase();
  const [at, length] = terms.reduce<readonly [number, number]>(
    (best, term) => {
      const index = folded.indexOf(term);
      return index >= 0 && (best[0] < 0 || index < best[0]) ? [index, term.length] : best;
    },
    [-1, 0],
  );
  if (at < 0) return { before: text.slice(0, AROUND * 2), match: '', after: text.length > AROUND * 2 ? '…' : '' };
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + length + AROUND * 2);
  return {
    before: `${from > 0 ? '…' : ''}${text.slice(from, at)}`,
    match: text.slice(at, at + length),
    after: `${text.slice(at + length, to)}${to < text.length ? '…' : ''}`,
  };
}

/** Passages that contain every term, best first: matches in the heading before matches in the text. */
export function searchGuide(passages: readonly Passage[], query: string): Hit[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const scored = passages.flatMap((passage, order) => {
    const title = fold(passage.title);
    const text = fold(passage.text);
    const points = terms.map((term) => pointsOf(term, title, text));
    if (points.includes(0)) return [];
    const isWhole = terms.every((term) => title.includes(term) || text.includes(term));
    return [{ passage, order, isWhole, points: points.reduce((sum, one) => sum + one, 0) }];
  });
  // Single characters are a last resort: if whole terms match, only they count.
  const hasWhole = scored.some(({ isWhole }) => isWhole);
  return scored
    .filter(({ points }) => !hasWhole || points >= WHOLE * terms.length)
    .sort((one, other) => other.points - one.points || one.order - other.order)
    .slice(0, HITS_MAX)
    .map(({ passage }) => ({ passage, snippet: snippetOf(passage.text, terms) }));
}

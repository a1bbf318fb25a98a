// Tokenizes a Watch Face Format formula.

export interface FormulaToken {
  /** `strange`: anything that starts no token, including an unclosed text or source. */
  readonly kind: 'number' | 'string' | 'color' | 'source' | 'word' | 'sign' | 'strange' | 'end';
  readonly text: string;
  /** UTF-16 units from the start. */
  readonly at: number;
}

const COLOR = '#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6})';

/** Patterns in matching order; white space matches none. */
const KINDS: readonly (readonly [kind: FormulaToken['kind'], pattern: string])[] = [
  ['number', String.raw`\d+\.?\d*|\.\d+`],
  ['color', String.raw`${COLOR}(?:\s+${COLOR})*`],
  ['string', '"[^"]*"'],
  ['source', String.raw`\[[^[\]"]+\]`],
  ['word', '[A-Za-z_][A-Za-z0-9_.]*'],
  ['sign', '<=|>=|==|!=|&&|[|][|]|[-+*/%~!&|<>?:,()]'],
  ['strange', String.raw`\S`],
];

const TOKEN = new RegExp(KINDS.map(([, pattern]) => `(${pattern})`).join('|'), 'gu');

/** The tokens in order, without white space. */
export const tokensOf = (source: string): FormulaToken[] => {
  const tokens: FormulaToken[] = [];
  for (const match of source.matchAll(TOKEN)) {
    const place = match.findIndex((capture, group) => group > 0 && capture !== undefined);
    tokens.push({ kind: KINDS[place - 1]?.[0] ?? 'strange', text: match[0], at: match.index });
  }
  return tokens;
};

// Cuts a formula of the Watch Face Format into its tokens.

export interface FormulaToken {
  /** `strange`: what no token begins with, a text or source that does not close among it. */
  readonly kind: 'number' | 'string' | 'color' | 'source' | 'word' | 'sign' | 'strange' | 'end';
  readonly text: string;
  /** UTF-16 units from the start. */
  readonly at: number;
}

const COLOR = '#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6})';

/** In the order in which they are tried; blanks are none of them. */
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

/** The tokens in order, blanks left out. */
export const tokensOf = (source: string): FormulaToken[] => {
  const tokens: FormulaToken[] = [];
  for (const match of source.matchAll(TOKEN)) {
    const place = match.findIndex((found, group) => group > 0 && found !== undefined);
    tokens.push({ kind: KINDS[place - 1]?.[0] ?? 'strange', text: match[0], at: match.index });
  }
  return tokens;
};

// Equivalents of data tags that a platform does not support, and rewriting of expressions with them.
import type { Formula, TagNode } from '@/face/dataTags/expression/ast';
import { tagsIn } from '@/face/dataTags/expression/ast';
import { parse } from '@/face/dataTags/expression/parse';
import { print } from '@/face/dataTags/expression/print';
import { rewrite } from '@/face/dataTags/expression/rewrite';
import type { DataLanguage } from '@/schemas/languages';
import { EXPRESSION_MAX } from '@/schemas/limits';
import type { PlatformPolicy } from './platformPolicy';

/** Nearly equivalent tags, best first. Those of words in the watch's language have one for each language. */
const EQUIVALENTS: Readonly<Record<string, readonly string[]>> = {
  DEG: ['DE', 'DEzh'],
  DEEEEG: ['DEEEE', 'DEEEEzh'],
  DESG: ['DES', 'DESzh'],
  DESzh: ['DESG'],
  DMMMG: ['DMMM', 'DMMMzh'],
  DMMMMG: ['DMMMM', 'DMMMMzh'],
  Dy: ['Dyyyy'],
  DM: ['DMM'],
  Dd: ['DdL'],
  DH: ['Db'],
  Dm: ['DmZ'],
  Ds: ['DsZ'],
  BLN: ['BLP'],
  WCTS: ['WCT'],
  DWFSF: ['DWFS'],
};

/** Whether the name ends with the id of a language: a tag with the words of that language on every watch. */
const isOfLanguage = (name: string): boolean => /[A-Z][a-z]{2}$/.test(name);

/** The shown equivalents of a tag, those in the designer's language first. Absent: no tags of one language. */
function equivalentsOf(name: string, shown: readonly string[], language: DataLanguage | undefined): readonly string[] {
  const all = (EQUIVALENTS[name] ?? []).filter((other) => shown.includes(other) && (language || !isOfLanguage(other)));
  const isOwn = (other: string) => language !== undefined && isOfLanguage(other) && other.endsWith(language);
  return [...all.filter(isOwn), ...all.filter((other) => !isOwn(other))];
}

/** Step goal if the watch does not provide one (spec 9: one of the offered goals). */
const STAND_IN_GOAL = 10_000;
/**
 * Temperatures at which a gauge is empty and full if the watch does not provide the day's low and high. The watch's unit
 * is unknown there, so the gauge has to move in both: -20 °C is a cold day, and so is -20 °F; 100 °F is a hot day.
 */
const STAND_IN_TEMPERATURES = { low: -20, high: 100 };
const tag = (name: string): TagNode => ({ kind: 'tag', name });
const number = (value: number): Formula => ({ kind: 'number', value });

const binary = (left: Formula, operator: '+' | '/', right: Formula): Formula => ({
  kind: 'binary',
  operator,
  left,
  right,
});
const share = (value: Formula): Formula => ({ kind: 'call', name: 'clamp', args: [value, number(0), number(1)] });

/** Calculations that replace tags in numeric expressions. */
const CALCULATED: Readonly<Record<string, { formula: Formula; needs: readonly string[] }>> = {
  ZSCG: { formula: number(STAND_IN_GOAL), needs: [] },
  ZSCGP: {
    formula: binary(tag('ZSC'), '/', number(STAND_IN_GOAL / 100)),
    needs: ['ZSC'],
  },
  ZHRM: { formula: number(240), needs: [] },
  WCTR: {
    formula: share(
      binary(
        binary(tag('WCT'), '+', number(-STAND_IN_TEMPERATURES.low)),
        '/',
        number(STAND_IN_TEMPERATURES.high - STAND_IN_TEMPERATURES.low),
      ),
    ),
    needs: ['WCT'],
  },
};

export interface ShownTags {
  shown: readonly string[];
  /** Calculations may also replace tags. */
  isNumber: boolean;
  /** The designer's language, for tags with words. Absent: English. */
  language?: DataLanguage | undefined;
}

/** Replacement of a tag; null if there is none. */
function replacement(name: string, { shown, isNumber, language }: ShownTags): Formula | null {
  const [same] = equivalentsOf(name, shown, language);
  if (same) return tag(same);
  const calculated = isNumber ? CALCULATED[name] : undefined;
  return calculated?.needs.every((need) => shown.includes(need)) ? calculated.formula : null;
}

/**
 * The expression with only `shown` tags; each other tag is replaced by its nearest equivalent. Null if one has none.
 */
export function withShownTags(source: string, tags: ShownTags): string | null {
  const { shown } = tags;
  const parsed = parse(source);
  if (!parsed.ok) return null;
  const tree = rewrite(parsed.tree, (formula) =>
    formula.kind !== 'tag' || shown.includes(formula.name) ? null : replacement(formula.name, tags),
  );
  if (!tagsIn(tree).every((name) => shown.includes(name))) return null;
  const written = print(tree);
  return written.length <= EXPRESSION_MAX && parse(written).ok ? written : null;
}

/**
 * Tags of an expression that consists of tags and plain characters, in order; null if it has calculations or
 * conditions.
 */
export function plainTags(source: string): readonly string[] | null {
  const parsed = parse(source);
  if (!parsed.ok || parsed.tree.parts.some((part) => part.kind !== 'tag' && part.kind !== 'literal')) return null;
  return parsed.tree.parts.flatMap((part) => (part.kind === 'tag' ? [part.name] : []));
}

/**
 * Supported expressions that show part of this one: combinations whose tags occur in it in order, then each tag alone.
 * Null if the platform supports it unchanged.
 */
export function textsInstead(
  source: string,
  { shownTags, textCombinations, allowsText }: Pick<PlatformPolicy, 'shownTags' | 'textCombinations' | 'allowsText'>,
  language?: DataLanguage,
): readonly string[] | null {
  const parsed = parse(source);
  if (!parsed.ok) return null;
  const tags = tagsIn(parsed.tree);
  if (tags.every((name) => shownTags.includes(name)) && allowsText(source)) return null;
  const shown = tags.flatMap((name) => (shownTags.includes(name) ? [name] : equivalentsOf(name, shownTags, language)));
  const singles = [...new Set(shown)].map((name) => `#${name}#`);
  return [...(textCombinations ?? []).filter((combination) => standsIn(combination, shown)), ...singles];
}

/** Whether the tags of a combination occur among these, in order. */
function standsIn(combination: string, tags: readonly string[]): boolean {
  let from = 0;
  return (plainTags(combination) ?? []).every((name) => {
    const at = tags.indexOf(name, from);
    from = at + 1;
    return at !== -1;
  });
}

/**
 * The combination nearest to these tags: the same tags, else the longest whose tags occur in order, else the first tag
 * alone.
 */
export function nearestCombination(tags: readonly string[], combinations: readonly string[]): string | null {
  const fitting = combinations
    .filter((combination) => standsIn(combination, tags))
    .sort((left, right) => (plainTags(right)?.length ?? 0) - (plainTags(left)?.length ?? 0));
  const [first] = tags;
  return fitting[0] ?? (first === undefined ? null : `#${first}#`);
}

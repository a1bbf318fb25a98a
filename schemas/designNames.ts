// The two names of a design, Chinese and English: which one is shown, changed, copied and kept unique (docs/rules/product.md, Names).
import type { Design } from './design';
import { firstGraphemes } from './graphemes';
import { type DataLanguage, inLanguage, LANGUAGES } from './languages';
import { DESIGN_NAME_MAX } from './limits';

export type DesignNames = Pick<Design, 'dialNameCn' | 'dialName'>;

/** The field that holds the name in a language. */
const FIELDS: Readonly<Record<DataLanguage, keyof DesignNames>> = { zh: 'dialNameCn', en: 'dialName' };
const DATA_LANGUAGES: readonly DataLanguage[] = ['zh', 'en'];

export const NO_NAMES: DesignNames = { dialNameCn: '', dialName: '' };

export const namesOf = ({ dialNameCn, dialName }: DesignNames): DesignNames => ({ dialNameCn, dialName });

/**
 * The name of a design for readers of `language`: the name in that language, or else the other one; empty if it has neither.
 * Pages and file names use the language of the page; proposed package names use English, whatever the page's language.
 */
export const designName = ({ dialNameCn, dialName }: DesignNames, language: DataLanguage): string =>
  inLanguage(language, { zh: dialNameCn, en: dialName });

/** The name as entered for this language; empty where the other language's name is shown in its place. */
export const ownName = (names: DesignNames, language: DataLanguage): string => names[FIELDS[language]];

/** The names with another one in this language; the name in the other language stays. */
export const withName = (names: DesignNames, language: DataLanguage, name: string): DesignNames => ({
  ...namesOf(names),
  [FIELDS[language]]: name,
});

/** The names of a design that is named for the first time, on a page in this language. */
export const firstNames = (name: string, language: DataLanguage): DesignNames =>
  withName(NO_NAMES, language, name.trim());

/** Changes each name that is not empty. `shownIn`: the languages in which readers see it, both for an only name. */
function mapNames(
  names: DesignNames,
  change: (name: string, language: DataLanguage, shownIn: readonly DataLanguage[]) => string,
): DesignNames {
  const filled = DATA_LANGUAGES.filter((language) => ownName(names, language) !== '');
  return filled.reduce<DesignNames>((changed, language) => {
    const shownIn = filled.length === 1 ? DATA_LANGUAGES : [language];
    return withName(changed, language, change(ownName(names, language), language, shownIn));
  }, namesOf(names));
}

/** `name` if it is not in `taken`, else `name (2)` and so on, at most DESIGN_NAME_MAX graphemes long. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (name === '' || !taken.has(name)) return name;
  const base = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`;
    const numbered = firstGraphemes(base, DESIGN_NAME_MAX - mark.length).trimEnd() + mark;
    if (!taken.has(numbered)) return numbered;
  }
}

/** The names, numbered where a reader of either language would see two designs of one name. */
export const freeNames = (names: DesignNames, taken: readonly DesignNames[]): DesignNames =>
  mapNames(names, (name, _, shownIn) =>
    freeName(name, new Set(shownIn.flatMap((language) => taken.map((one) => designName(one, language))))),
  );

/** `name` marked as a copy in the words of a language, at most DESIGN_NAME_MAX graphemes long. */
function copyName(name: string, language: DataLanguage): string {
  const mark = LANGUAGES.find(({ data }) => data === language)?.copyMark ?? '';
  return firstGraphemes(name, DESIGN_NAME_MAX - mark.length) + mark;
}

/**
 * The names of a copy, unlike those in `taken` in either language. Each name is marked in the words of its own language. A
 * design with one name, or none, is copied under one name, in the language of the page.
 */
export function copyNames(names: DesignNames, language: DataLanguage, taken: readonly DesignNames[] = []): DesignNames {
  const hasBoth = DATA_LANGUAGES.every((one) => ownName(names, one) !== '');
  const marked = hasBoth
    ? mapNames(names, copyName)
    : firstNames(copyName(designName(names, language), language), language);
  return freeNames(marked, taken);
}

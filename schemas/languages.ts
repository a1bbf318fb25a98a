// Languages of the product: one row each, with words in the folder `locales/<id>`. No other code names a language.

/** Languages of data: each has its own field (`desc` and `descEn`, `msg` and `enMsg`), spec 3. */
export type DataLanguage = 'zh' | 'en';

export interface LanguageRow {
  /** Its folder in `locales`, and the value of `?lang=`. */
  id: string;
  /** What it calls itself. */
  name: string;
  /** BCP 47 tag: the `lang` attribute, and the locale for Intl. */
  tag: string;
  /** BCP 47 tag for date formats. */
  dates: string;
  /**
   * Language whose words replace those that its folder does not have. Null for the languages of data, whose folders are
   * complete (`npm run locales` lists what is missing).
   */
  fallback: DataLanguage | null;
  /** Data language shown to its users; also the initial language of their simulated watch. */
  data: DataLanguage;
  /** Whether it puts a space between its script and Latin letters or digits. */
  spaced: boolean;
  /** CSS font families for its letters, after the system's fonts. */
  fonts: string;
  /** Suffix of the name of a copied design. It is stored, so it must not depend on a locale file that may fail to load. */
  copyMark: string;
  /** Text shown if the product cannot start; inlined because the locale files may be what failed to load. */
  notStarted: { title: string; advice: string };
}

export const LANGUAGES: readonly LanguageRow[] = [
  {
    id: 'zh',
    name: '中文',
    tag: 'zh-CN',
    dates: 'zh-CN',
    fallback: null,
    data: 'zh',
    spaced: true,
    fonts: '"Noto Sans SC", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei"',
    copyMark: '（副本）',
    notStarted: {
      title: 'Dialwright 未能启动',
      advice: '请刷新页面；若仍不行，请检查浏览器是否禁止此网站存储数据。',
    },
  },
  {
    id: 'en',
    name: 'English',
    tag: 'en',
    dates: 'en-GB',
    fallback: null,
    data: 'en',
    spaced: false,
    fonts: '"Noto Sans SC", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei"',
    copyMark: ' (copy)',
    notStarted: {
      title: 'Dialwright could not start',
      advice: 'Reload the page. If that does not help, see whether the browser forbids this site to store data.',
    },
  },
];

/** The languages whose words are shown to readers of a language, in order: its own, then its fallback. */
export function languageChain(id: string): readonly string[] {
  const fallback = LANGUAGES.find((row) => row.id === id)?.fallback;
  return fallback ? [id, fallback] : [id];
}

/** BCP 47 tag of the language with this id. */
export const tagOfLanguage = (id: string): string => LANGUAGES.find((row) => row.id === id)?.tag ?? id;

/** BCP 47 tag for dates and times in the language with this id. */
export const datesOfLanguage = (id: string): string => LANGUAGES.find((row) => row.id === id)?.dates ?? id;

/** Languages of the simulated watch, by their own names. */
export const WATCH_LANGUAGES: readonly { id: DataLanguage; name: string; tag: string }[] = [
  { id: 'zh', name: '中文', tag: 'zh-CN' },
  { id: 'en', name: 'English', tag: 'en' },
];

/** A bilingual text in the requested language, or in the other one if it is empty. */
export function inLanguage(language: DataLanguage, texts: Readonly<Record<DataLanguage, string>>): string {
  return texts[language] || Object.values(texts).find(Boolean) || '';
}

/** `lang` of data's language. */
export const tagOf = (language: DataLanguage): string =>
  WATCH_LANGUAGES.find(({ id }) => id === language)?.tag ?? language;

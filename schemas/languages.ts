// The languages of the product: one row each, and its words in the folder `locales/<id>`. Nothing else names a language.

/** The languages that data is written in: each has its own field (`desc` and `descEn`, `msg` and `enMsg`), spec 3. */
export type DataLanguage = 'zh' | 'en';

export interface LanguageRow {
  /** Its folder in `locales`, and what `?lang=` takes. */
  id: string;
  /** What it calls itself. */
  name: string;
  /** BCP 47: the `lang` of what is written in it, and what Intl counts and joins by. */
  tag: string;
  /** BCP 47 of its way to write dates. */
  dates: string;
  /** Which language of the data its readers are given; also the first language of their simulated watch. */
  data: DataLanguage;
  /** Whether its script stands apart from Latin letters and digits by a space. */
  spaced: boolean;
  /** Families for its letters, as CSS lists them, behind those of the system. */
  fonts: string;
  /** What is said where the product cannot start: its words may be what failed to load. */
  notStarted: { title: string; advice: string };
}

export const LANGUAGES: readonly LanguageRow[] = [
  {
    id: 'zh',
    name: '中文',
    tag: 'zh-CN',
    dates: 'zh-CN',
    data: 'zh',
    spaced: true,
    fonts: '"Noto Sans SC", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei"',
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
    data: 'en',
    spaced: false,
    fonts: '"Noto Sans SC", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei"',
    notStarted: {
      title: 'Dialwright could not start',
      advice: 'Reload the page. If that does not help, see whether the browser forbids this site to store data.',
    },
  },
];

/** BCP 47 of the language in this folder. */
export const tagOfLanguage = (id: string): string => LANGUAGES.find((row) => row.id === id)?.tag ?? id;

/** BCP 47 of how the readers of the language in this folder write dates and times of day. */
export const datesOfLanguage = (id: string): string => LANGUAGES.find((row) => row.id === id)?.dates ?? id;

/** Languages the simulated watch speaks, by their own names. */
export const WATCH_LANGUAGES: readonly { id: DataLanguage; name: string; tag: string }[] = [
  { id: 'zh', name: '中文', tag: 'zh-CN' },
  { id: 'en', name: 'English', tag: 'en' },
];

/** A text that data carries in both of its languages, in the one asked for; the other where that one is empty. */
export function inLanguage(language: DataLanguage, texts: Readonly<Record<DataLanguage, string>>): string {
  return texts[language] || Object.values(texts).find(Boolean) || '';
}

/** `lang` of data's language. */
export const tagOf = (language: DataLanguage): string =>
  WATCH_LANGUAGES.find(({ id }) => id === language)?.tag ?? language;

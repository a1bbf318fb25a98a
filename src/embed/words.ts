// The component's few sentences in both languages of data. It loads no other words of the product.
import en from '@/locales/en/embed.json';
import zh from '@/locales/zh/embed.json';
import { type DataLanguage, LANGUAGES } from '@/schemas/languages';

const WORDS = { zh, en } as const satisfies Record<DataLanguage, typeof en>;

export type EmbedFault = keyof typeof en.faults;

export type Values = Readonly<Record<string, string | number>>;

/** The data language of a page in this language; English for one that the product does not have. */
export const dataLanguageOf = (tag: string): DataLanguage =>
  LANGUAGES.find(({ id }) => id === tag.toLowerCase().split('-')[0])?.data ?? 'en';

/** Why a face is not shown. `message`: the sentence in English, for scripts and the console. */
export class EmbedError extends Error {
  readonly fault: EmbedFault;
  readonly values: Values;
  constructor(fault: EmbedFault, values: Values = {}) {
    super(filled(en.faults[fault], values));
    this.fault = fault;
    this.values = values;
  }
}

/** Replaces each `{{name}}` by its value. */
const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

export const loadingWords = (language: DataLanguage): string => WORDS[language].loading;

export const faultWords = (language: DataLanguage, { fault, values }: EmbedError): string =>
  filled(WORDS[language].faults[fault], values);

/** Accessible name of a face; that of a design without a name is the first word alone. */
export const faceWords = (language: DataLanguage, name: string): string =>
  filled(WORDS[language].faceOf, { name }).trim();

/** The words of the web page with the face. */
export const pageWords =
  (language: DataLanguage) =>
  (key: keyof typeof en.page, values: Values = {}): string =>
    filled(WORDS[language].page[key], values);

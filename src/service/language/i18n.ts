// The languages: Chinese by default, English by the switch or `?lang=`; the choice is remembered on this device.
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { build } from '../build/build';

export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const STORAGE_KEY = 'dialwright.language';
const texts = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', { eager: true, import: 'default' });

/** locales/<language>/<namespace>.json as i18next wants them. */
function resources() {
  const all: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [path, words] of Object.entries(texts)) {
    const [, language, namespace] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    if (!language || !namespace) continue;
    all[language] = { ...all[language], [namespace]: words };
  }
  return all;
}

const asLanguage = (text: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => language === text) ?? null;

/** Storage may be forbidden by policy; the choice then lasts for the visit. */
function remembered(): Language | null {
  try {
    return asLanguage(localStorage.getItem(STORAGE_KEY));
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return null;
    throw error;
  }
}

/** Language of this visit: `?lang=` for the visit, else the remembered one, else the build's. */
export function initialLanguage(search: string): Language {
  return asLanguage(new URLSearchParams(search).get('lang')) ?? remembered() ?? build.defaultLanguage;
}

export const i18n = createInstance();

export async function startLanguage(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: resources(),
    defaultNS: 'pages',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}

/** Switches and remembers. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

// The languages: Chinese by default, English by the switch or `?lang=`; the choice is remembered on this device.
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { build } from '../build/build';
import { spacing } from './spacing';

export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const STORAGE_KEY = 'dialwright.language';
const texts = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

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

/** A storage of this browser; null where policy forbids it, and the choice then lasts for the page. */
function storage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null; // Reading the property itself throws.
  }
}

/** Keeps a choice; a full storage forgets it, which costs a click at the next visit. */
function keep(kind: 'localStorage' | 'sessionStorage', language: Language): void {
  try {
    storage(kind)?.setItem(STORAGE_KEY, language);
  } catch (error) {
    console.info('The language could not be remembered.', error);
  }
}

/** `?lang=` holds for the visit, reloads included; then the remembered choice; else the build's language. */
export function initialLanguage(search: string): Language {
  const asked = asLanguage(new URLSearchParams(search).get('lang'));
  if (asked) keep('sessionStorage', asked);
  const kept = (kind: 'localStorage' | 'sessionStorage') => asLanguage(storage(kind)?.getItem(STORAGE_KEY));
  return asked ?? kept('sessionStorage') ?? kept('localStorage') ?? build.defaultLanguage;
}

export const i18n = createInstance();

export async function startLanguage(language: Language): Promise<void> {
  await i18n
    .use(initReactI18next)
    .use(spacing)
    .init({
      lng: language,
      fallbackLng: false,
      resources: resources(),
      defaultNS: 'pages',
      interpolation: { escapeValue: false },
      postProcess: spacing.name,
      returnNull: false,
    });
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}

/** Switches, for this visit and the next ones. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  keep('sessionStorage', language);
  keep('localStorage', language);
}

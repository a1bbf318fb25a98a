// The real locale files in a separate i18next instance, for component tests.
import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';

export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { eager: true, import: 'default' });

/** Words by language and namespace, as in the files. */
export function localeResources(): Record<string, Record<string, Record<string, unknown>>> {
  const resources: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [path, words] of Object.entries(files)) {
    const [language = '', file = ''] = path.split('/').slice(-2);
    resources[language] ??= {};
    resources[language][file.replace('.json', '')] = words;
  }
  return resources;
}

/** An instance that marks a missing key, so that a test notices it. */
export function i18nForTests(language: Language = 'en'): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: localeResources() as Resource,
    ns: ['messages', 'fields', 'errors', 'editor', 'pages', 'catalogue'],
    defaultNS: 'messages',
    interpolation: { escapeValue: false },
    initAsync: false,
    parseMissingKeyHandler: (key, fallback) => fallback ?? `MISSING ${key}`,
  });
  return instance;
}

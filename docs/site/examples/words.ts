// The words of the product's fields and controls, in an i18next instance of this page. `site/build.mjs` writes the files.
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

async function start(language: string): Promise<i18n> {
  const instance = createInstance();
  const words: ResourceLanguage = (await import(`../../../.docs-content/words/${language}.json`)).default;
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(words),
    defaultNS: 'messages',
    resources: { [language]: words },
    interpolation: { escapeValue: false },
  });
  return instance;
}

const started = new Map<string, Promise<i18n>>();

/** The same promise for the same language, as `use` requires. */
export function wordsOf(language: string): Promise<i18n> {
  const known = started.get(language) ?? start(language);
  started.set(language, known);
  return known;
}

// Interface language: the build's default, the switch, or `?lang=`; a choice is stored on this device.
import { createInstance, type ThirdPartyModule } from 'i18next';
import { setDefaults, setI18n } from 'react-i18next';
import { type DataLanguage, LANGUAGES, type LanguageRow, languageChain } from '@/schemas/languages';
import { build } from '../build/build';
import { spacing } from './spacing';
import { fetchRooms, ROOMS, texts } from './texts';

/** A language by the name of its folder. */
export type Language = LanguageRow['id'];

const STORAGE_KEY = 'dialwright.language';

const rowOf = (id: string | null | undefined) => LANGUAGES.find((row) => row.id === id);
const asLanguage = (text: string | null | undefined): Language | null => rowOf(text)?.id ?? null;

/** A storage of this browser; null if policy blocks it, and the choice then lasts for the page. */
function storage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null; // Accessing the property itself throws.
  }
}

/** Stores a choice; if storage is full, it must be chosen again at the next visit. */
function keep(kind: 'localStorage' | 'sessionStorage', language: Language): void {
  try {
    storage(kind)?.setItem(STORAGE_KEY, language);
  } catch (error) {
    console.info('The language could not be remembered.', error);
  }
}

/** `?lang=` counts as a choice and is stored; else the stored choice; else the build's default. */
export function initialLanguage(search: string): Language {
  const requested = asLanguage(new URLSearchParams(search).get('lang'));
  if (requested) {
    keep('sessionStorage', requested);
    keep('localStorage', requested);
  }
  const storedIn = (kind: 'localStorage' | 'sessionStorage') => asLanguage(storage(kind)?.getItem(STORAGE_KEY));
  return requested ?? storedIn('sessionStorage') ?? storedIn('localStorage') ?? build.defaultLanguage;
}

export const i18n = createInstance();

let start: () => void = () => {};
/** Before this, `loadNamespaces` resolves without loading anything. */
const started = new Promise<void>((resolve) => {
  start = resolve;
});

/** Loads namespaces, in the current language or in others; may be called before the language has started. */
export async function fetchWords(rooms: readonly string[], languages: readonly string[] = []): Promise<void> {
  await started;
  if (languages.length > 0) await i18n.loadLanguages(languages);
  await i18n.loadNamespaces(rooms);
  // i18next counts a file that failed as loaded and does not read it again by itself.
  const missing = missingWords(rooms);
  if (missing.length > 0) await i18n.reloadResources([...languageChain(i18n.language)], missing);
}

/** The namespaces whose locale file is not loaded in the language or in its fallback. */
const missingWords = (rooms: readonly string[], language: Language = i18n.language) =>
  rooms.filter((room) => languageChain(language).some((id) => !i18n.hasResourceBundle(id, room)));

/**
 * As `fetchWords`, but rejects if a file could not be loaded, so that the part that needs its words reports it and tries
 * again.
 */
export async function requireWords(rooms: readonly string[], languages: readonly string[] = []): Promise<void> {
  await fetchWords(rooms, languages);
  const missing = missingWords(rooms);
  if (missing.length > 0) throw new Error(`These words could not be loaded: ${missing.join(', ')}.`);
}

/** A part with the words of its own, which are fetched along with it once the language has started. */
export async function withWords<T>(rooms: readonly string[], part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, i18n.isInitialized ? requireWords(rooms) : undefined]);
  return loaded;
}

/** Fetches all words of the language that is shown ahead of their use. Never rejects. */
export const fetchWordsAhead = (): Promise<void> => fetchRooms(i18n.language);

/**
 * `getFixedT` with one function for all components that use the same words. It looks a text without options up once,
 * because i18next copies its settings for each text, and a layer list shows hundreds. Words that arrive, or another
 * language, start again.
 */
function rememberedTexts(instance: typeof i18n): typeof i18n.getFixedT {
  const shared = new Map<string, unknown>();
  let generation = 0;
  const forget = () => {
    generation += 1;
    shared.clear();
  };
  instance.on('languageChanged', forget);
  instance.store.on('added', forget);
  instance.store.on('removed', forget);
  const make = (...how: Parameters<typeof i18n.getFixedT>) => {
    const fixed = instance.getFixedT(...how);
    const t = fixed as unknown as (...all: readonly unknown[]) => string;
    const texts = new Map<string, string>();
    let textsOf = generation;
    const read = (key: unknown, ...options: readonly unknown[]): string => {
      if (typeof key !== 'string' || options.length > 0) return t(key, ...options);
      if (textsOf !== generation) texts.clear();
      textsOf = generation;
      const text = texts.get(key) ?? t(key);
      texts.set(key, text);
      return text;
    };
    return Object.assign(read, fixed);
  };
  return ((...how: Parameters<typeof i18n.getFixedT>) => {
    const key = JSON.stringify(how);
    if (!shared.has(key)) shared.set(key, make(...how));
    return shared.get(key);
  }) as typeof i18n.getFixedT;
}

/**
 * The instance for components. `useTranslation` copies every own property of the instance for each component; an object
 * that only inherits them avoids that, which halves the first render of a panel.
 */
const forComponents: ThirdPartyModule = {
  type: '3rdParty',
  init(instance) {
    setDefaults(instance.options.react ?? {});
    setI18n(Object.assign(Object.create(instance), { getFixedT: rememberedTexts(instance) }));
  },
};

/** The row of a language, by default the current one. */
export function languageRow(id: Language = i18n.language): LanguageRow {
  const row = rowOf(id) ?? rowOf(build.defaultLanguage) ?? LANGUAGES[0];
  if (!row) throw new Error('There are no languages.');
  return row;
}

/** The language of data for readers of this language, by default of the one that is shown. */
export const dataLanguage = (id?: Language): DataLanguage => languageRow(id).data;

/** Sets the page's language attributes. */
function markPage(language: Language): void {
  const fonts = languageChain(language).map((id) => languageRow(id).fonts);
  document.documentElement.lang = languageRow(language).tag;
  document.documentElement.style.setProperty('--fonts-of-language', [...new Set(fonts)].join(', '));
}

/** Starts with some namespaces without a page, for scripts. */
export async function startWords(language: Language, rooms: readonly string[]): Promise<void> {
  const words = i18n
    .use(forComponents)
    .use(spacing)
    .use(texts)
    .init({
      lng: language,
      fallbackLng: (id: string) => languageChain(id).slice(1),
      // The folder is named by the whole id: of `pt-BR` there is no folder `pt`.
      load: 'currentOnly',
      ns: [...rooms],
      defaultNS: 'pages',
      interpolation: { escapeValue: false },
      postProcess: spacing.name,
      returnNull: false,
      initAsync: false,
    });
  start();
  await words;
  const missing = missingWords(rooms, language);
  if (missing.length > 0) throw new Error(`The words of ${missing.join(', ')} could not be fetched.`);
}

/** Starts with some namespaces, by default all; others are loaded when a component needs them. */
export async function startLanguage(language: Language, rooms: readonly string[] = ROOMS): Promise<void> {
  await startWords(language, rooms);
  markPage(language);
}

/** Switches for this visit and the next ones. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  markPage(language);
  keep('sessionStorage', language);
  keep('localStorage', language);
}

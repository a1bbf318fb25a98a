// The page that says what is kept of a person, in the language of the interface (spec 2).
import type { DataLanguage } from '@/schemas/languages';
import { languageRow } from './i18n';

export const PRIVACY_PATHS: Readonly<Record<DataLanguage, string>> = {
  zh: '/designer-privacy',
  en: '/designer-privacy-en',
};

export const privacyPath = (): string => PRIVACY_PATHS[languageRow().data];

// The privacy page in the interface language (spec 2).
import type { DataLanguage } from '@/schemas/languages';
import { languageRow } from './i18n';

export const PRIVACY_PATHS: Readonly<Record<DataLanguage, string>> = {
  zh: '/designer-privacy',
  en: '/designer-privacy-en',
};

export const privacyPath = (): string => PRIVACY_PATHS[languageRow().data];

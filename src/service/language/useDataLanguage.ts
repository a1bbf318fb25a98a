// The language of the data that a component shows: that of the page.
import { useTranslation } from 'react-i18next';
import type { DataLanguage } from '@/schemas/languages';
import { dataLanguage } from './i18n';

/** Changes with the language of the page. */
export function useDataLanguage(): DataLanguage {
  const { i18n } = useTranslation();
  return dataLanguage(i18n.language);
}

// The name of a face on the pages of the service.
import { useTranslation } from 'react-i18next';
import { type DesignNames, designName } from '@/schemas/designNames';
import { useDataLanguage } from '@/service/language/useDataLanguage';

/** The name in the page's language, or "untitled" for a face without one. */
export function useStoreName(): (names: DesignNames) => string {
  const { t } = useTranslation(['pages', 'designs']);
  const language = useDataLanguage();
  return (names) => designName(names, language) || t('designs:untitled');
}

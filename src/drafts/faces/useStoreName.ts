// What a face is called where everybody sees it.
import { useTranslation } from 'react-i18next';

/** Each store shows the name in its language, and the other one where there is none. */
export function useStoreName(): (names: { dialNameCn: string; dialName: string }) => string {
  const { t } = useTranslation('pages');
  return ({ dialNameCn, dialName }) =>
    (t('pages:faces.reads') === 'nameEn' ? dialName || dialNameCn : dialNameCn || dialName) || t('designs.untitled');
}

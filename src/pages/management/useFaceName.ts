// What a face is called: its name in the reader's language, else in the other one.
import { useTranslation } from 'react-i18next';

export function useFaceName(): (face: { dialNameCn: string; dialName: string }) => string {
  const { t } = useTranslation('management');
  return ({ dialNameCn, dialName }) =>
    (t('reads') === 'dialName' ? dialName || dialNameCn : dialNameCn || dialName) || t('untitled');
}

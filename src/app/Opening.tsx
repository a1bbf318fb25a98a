// Shown while the first page's code loads.
import { useTranslation } from 'react-i18next';
import { Spinner } from '@/ui/Spinner';

export function Opening() {
  const { t } = useTranslation('pages');
  return (
    <main className="grid min-h-dvh place-items-center bg-app" aria-busy="true">
      <Spinner label={t('shell.opening')} />
    </main>
  );
}

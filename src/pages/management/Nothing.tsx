// In place of a chart without downloads: why that may be, and the next step.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '@/ui/Button';

export function Nothing({ isLive }: { isLive: boolean }) {
  const { t } = useTranslation('management');
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-line px-4 py-12 text-center">
      <p className="text-muted">{t(isLive ? 'none.live' : 'none.notLive')}</p>
      {isLive ? null : (
        <Link to="/dialList" className={buttonClass('secondary')}>
          {t('none.toDesigns')}
        </Link>
      )}
    </div>
  );
}

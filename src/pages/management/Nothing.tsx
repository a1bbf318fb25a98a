// Replaces an empty chart: the possible reason and the next step.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '@/ui/Button';
import type { Measure } from './managementState';

export function Nothing({ measure, isLive }: { measure: Measure; isLive: boolean }) {
  const { t } = useTranslation('management');
  const live = measure === 'revenue' ? t('none.revenue') : t('none.live');
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-line px-4 py-12 text-center">
      <p className="text-muted">{isLive ? live : t('none.notLive')}</p>
      {isLive ? null : (
        <Link to="/dialList" className={buttonClass('secondary')}>
          {t('none.toDesigns')}
        </Link>
      )}
    </div>
  );
}

// What the designer earns with a paid and with a premium face (specification 1 and 9).
import { useTranslation } from 'react-i18next';
import { DESIGN_PROFIT_PERCENT, SUBSCRIPTION_REVENUE_PERCENT } from '@/schemas/limits';

export function ShareNote() {
  const { t } = useTranslation('pages');
  return (
    <ul className="flex list-disc flex-col gap-0.5 pl-4 text-xs text-pretty text-muted">
      <li>{t('publish:earn.paid', { percent: DESIGN_PROFIT_PERCENT })}</li>
      <li>{t('publish:earn.vip', { percent: SUBSCRIPTION_REVENUE_PERCENT })}</li>
    </ul>
  );
}

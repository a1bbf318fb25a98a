// `/operator`: withdrawals to pay by hand, and sales. Non-operators see the normal 404 page.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferencesNotice } from '@/features/money/DifferencesNotice';
import { OrdersCard } from '@/features/money/OrdersCard';
import { SalesCard } from '@/features/money/SalesCard';
import { ForRole } from '@/forms/ForRole';
import { PageHeading } from '@/ui/PageHeading';

export interface OperatorPageProps {
  /** The page for everybody else. */
  absent: ReactNode;
}

export function OperatorPage({ absent }: OperatorPageProps) {
  const { t } = useTranslation('operator');
  return (
    <ForRole whoIs="operator" absent={absent}>
      {(isNow, whose) => (
        <div key={whose} className="flex flex-col gap-4">
          <PageHeading title={t('title')} className="text-xl font-semibold" />
          <DifferencesNotice isAsking={isNow} />
          <OrdersCard isAsking={isNow} />
          <SalesCard />
        </div>
      )}
    </ForRole>
  );
}

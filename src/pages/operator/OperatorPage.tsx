// `/operator`: withdrawals to be paid by hand, and what was sold. For anybody but an operator the page is as if it were not there.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ForRole } from '@/forms/ForRole';
import { PageHeading } from '@/ui/PageHeading';
import { OrdersCard } from './OrdersCard';
import { SalesCard } from './SalesCard';

export interface OperatorPageProps {
  /** What stands here for everybody else. */
  absent: ReactNode;
}

export function OperatorPage({ absent }: OperatorPageProps) {
  const { t } = useTranslation('operator');
  return (
    <ForRole whoIs="operator" absent={absent}>
      {(isNow, whose) => (
        <div key={whose} className="flex flex-col gap-4">
          <PageHeading title={t('title')} className="text-xl font-semibold" />
          <OrdersCard isAsking={isNow} />
          <SalesCard />
        </div>
      )}
    </ForRole>
  );
}

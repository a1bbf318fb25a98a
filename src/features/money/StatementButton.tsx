// Downloads the whole statement as a file, in the page header.
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { useStatement } from './earnings/useStatement';
import { useStatementFile } from './earnings/useStatementFile';

export function StatementButton() {
  const { t } = useTranslation('earnings');
  const { months, data } = useStatement(1);
  const { busy, save } = useStatementFile(months);
  return (
    <Button
      size="lg"
      icon={<Download size={14} aria-hidden="true" />}
      busy={busy}
      disabledReason={data?.rows.total === 0 ? t('statement.csvNone') : undefined}
      onClick={() => void save()}
    >
      {t('statement.csv')}
    </Button>
  );
}

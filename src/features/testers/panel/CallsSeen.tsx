// The calls that the backend has answered since the plan was last cleared.
import { useTranslation } from 'react-i18next';
import { Table } from '@/ui/Table';

export function CallsSeen({ calls }: { calls: Readonly<Partial<Record<string, number>>> }) {
  const { t } = useTranslation('testers');
  const seen = Object.entries(calls).sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    <Table
      fitted
      className="mt-3"
      caption={t('calls.title')}
      captionClass="pb-1 text-left text-xs text-muted"
      rowClass="border-t border-line"
      empty={t('calls.none')}
      rows={seen.map(([key, count]) => ({ key, count }))}
      columns={[
        { key: 'call', title: t('calls.call'), headClass: 'py-1', cellClass: 'py-1', draw: ({ key }) => key },
        {
          ...{ key: 'count', title: t('calls.count'), numeric: true, headClass: 'py-1', cellClass: 'py-1' },
          draw: ({ count }) => count,
        },
      ]}
    />
  );
}

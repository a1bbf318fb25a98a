// The calls that the backend has answered since the plan was last cleared.
import { useTranslation } from 'react-i18next';

export function CallsSeen({ calls }: { calls: Readonly<Partial<Record<string, number>>> }) {
  const { t } = useTranslation('testers');
  const seen = Object.entries(calls).sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    <table className="mt-3 w-full text-sm">
      <caption className="pb-1 text-left text-xs text-muted">{t('calls.title')}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            {t('calls.call')}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {t('calls.count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {seen.length === 0 ? (
          <tr className="border-t border-line">
            <td colSpan={2} className="py-1 text-muted">
              {t('calls.none')}
            </td>
          </tr>
        ) : (
          seen.map(([op, count]) => (
            <tr key={op} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {op}
              </th>
              <td className="py-1 text-right tabular-nums">{count}</td>
            </tr>
          ))
        )}
      </tbody>
    </table>
  );
}

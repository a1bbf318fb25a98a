// The history of a face, latest entry first.
import { useTranslation } from 'react-i18next';
import type { FaceData } from '@/schemas/wire/faces';
import { languageRow } from '@/service/language/i18n';
import { momentText } from '@/service/language/momentText';
import { UserText } from '@/ui/UserText';

/** Shown before "all". */
const FEW = 6;

const DOTS: Record<FaceData['history'][number]['what'], string> = {
  published: 'border-line-strong',
  reviewed: 'border-warning',
  approved: 'border-accent bg-accent',
  rejected: 'border-danger bg-danger',
  offline: 'border-line-strong bg-line-strong',
  online: 'border-accent bg-accent',
  buildFailed: 'border-danger',
};

export function FaceHistory({ face: { history, copies } }: { face: Pick<FaceData, 'history' | 'copies'> }) {
  const { t, i18n } = useTranslation(['detail', 'designs']);
  const { dates } = languageRow(i18n.language);
  if (history.length === 0) return <p className="text-sm text-muted">{t('history.none')}</p>;
  const latest = history.toReversed();
  const row = ({ at, what, reason, copyId, by }: FaceData['history'][number], index: number) => {
    const platform = copies.find(({ id }) => id === copyId)?.platform;
    const copy = platform ? t(`designs:copyFor.${platform}`) : t('history.aCopy');
    return (
      <li key={`${at} ${what} ${latest.length - index}`} className="relative flex flex-col gap-0.5 pl-5 text-sm">
        <span aria-hidden="true" className={`absolute top-1.5 left-0 size-2.5 rounded-full border-2 ${DOTS[what]}`} />
        <span className="flex flex-wrap justify-between gap-x-3">
          <span>
            {t(`history.${what}`)}
            {copyId === undefined ? null : <span className="text-muted"> · {copy}</span>}
          </span>
          <time dateTime={new Date(at).toISOString()} className="text-xs leading-5 text-muted tabular-nums">
            {momentText(at, dates)}
          </time>
        </span>
        {reason ? (
          <span className="text-xs text-muted [overflow-wrap:anywhere]">
            <UserText text={reason} />
          </span>
        ) : null}
        {by ? (
          <span className="text-xs text-muted [overflow-wrap:anywhere]">{t('history.by', { name: by })}</span>
        ) : null}
      </li>
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-3">{latest.slice(0, FEW).map(row)}</ol>
      {latest.length > FEW ? (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm text-accent">
            {t('history.earlier', { count: latest.length - FEW })}
          </summary>
          <ol className="flex flex-col gap-3 pt-3">
            {latest.slice(FEW).map((event, index) => row(event, index + FEW))}
          </ol>
        </details>
      ) : null}
    </div>
  );
}

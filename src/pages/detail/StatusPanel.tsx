// The state of the user's own face: in words, why it was rejected, what is live meanwhile, and its history.
import { useTranslation } from 'react-i18next';
import type { FaceData } from '@/schemas/wire/faces';
import { languageRow } from '@/service/language/i18n';
import { momentText } from '@/service/language/momentText';
import { FaceHistory } from '@/storefront/FaceHistory';
import { ReviewReasons } from '@/storefront/ReviewReasons';
import { stageOf } from '@/storefront/stageOf';
import { PANEL_BOX } from '@/ui/panelBox';

export function StatusPanel({ face }: { face: FaceData }) {
  const { t, i18n } = useTranslation(['detail', 'pages']);
  const { approved, status } = face;
  return (
    <section aria-labelledby="detail-status" className={`${PANEL_BOX} flex flex-col gap-3`}>
      <h2 id="detail-status" className="font-semibold">
        {t('status')}
      </h2>
      <p className="text-sm text-muted">{t(`publish:status.${stageOf(face)}`)}</p>
      <ReviewReasons face={face} className="rounded-md border border-danger/60 px-3 py-2 text-sm" />
      {approved?.changed && status === 'live' ? (
        <p className="rounded-md border border-line px-3 py-2 text-sm">
          {t('changed', { when: momentText(approved.at, languageRow(i18n.language).dates) })}
        </p>
      ) : null}
      <h3 className="text-sm font-semibold">{t('history.title')}</h3>
      <FaceHistory face={face} />
    </section>
  );
}

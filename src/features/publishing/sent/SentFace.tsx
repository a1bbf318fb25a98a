// A submitted face: its state, its builds, and the possible next steps.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { storeCopy } from '@/features/publishing/form/publishDetails';
import type { Design } from '@/schemas/design';
import type { FaceData } from '@/schemas/wire/faces';
import { LiveFace } from '@/simulator/LiveFace';
import { ReviewReasons } from '@/storefront/ReviewReasons';
import { stageOf } from '@/storefront/stageOf';
import { useStoreName } from '@/storefront/useStoreName';
import { Button, buttonClass } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { PANEL_BOX } from '@/ui/panelBox';
import { BuildsPanel } from '../BuildsPanel';

export interface SentFaceProps {
  design: Design;
  face: FaceData;
  onOpenForm(): void;
}

export function SentFace({ design, face, onOpenForm }: SentFaceProps) {
  const { t } = useTranslation('pages');
  const name = useStoreName()(face.facts ?? design);
  const stage = stageOf(face);
  const copy = storeCopy(design);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">
          <Link to="/dialList" className="inline-flex min-h-6 items-center text-sm text-muted hover:text-ink">
            {t('publish:toDesigns')}
          </Link>
          <PageHeading
            title={t('publish:sentTitle', { name })}
            className="text-2xl font-semibold [overflow-wrap:anywhere]"
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="lg" onClick={onOpenForm}>
            {t(stage === 'review' ? 'publish:openForm.review' : 'publish:openForm.other')}
          </Button>
          {copy ? (
            <Link to={`/dialDetail/${face.id}/${copy.platform}`} className={buttonClass('primary', 'lg')}>
              {t('publish:openFace')}
            </Link>
          ) : null}
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        {copy ? (
          <div className={`${PANEL_BOX} keep-colors`}>
            <div className="mx-auto w-full max-w-80">
              <LiveFace copy={copy} live={false} title={t('publish:faceAlt', { name })} />
            </div>
          </div>
        ) : null}
        <div className="flex min-w-0 flex-col gap-5">
          <section aria-labelledby="sent-state" className={`${PANEL_BOX} flex flex-col gap-3`}>
            <h2 id="sent-state" className="font-semibold">
              {t('publish:next')}
            </h2>
            <p className="text-sm text-pretty text-muted" data-stage={stage}>
              {t(`publish:status.${stage}`)}
            </p>
            <ReviewReasons face={face} className="rounded-md border border-warning/60 px-3 py-2 text-sm" />
          </section>
          <BuildsPanel design={design} face={face} box={PANEL_BOX} />
        </div>
      </div>
    </div>
  );
}

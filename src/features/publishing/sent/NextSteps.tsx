// The state of the face in words, and what happens next.
import { useTranslation } from 'react-i18next';
import type { FaceData } from '@/schemas/wire/faces';
import { ReviewReasons } from '@/storefront/ReviewReasons';
import { stageOf } from '@/storefront/stageOf';
import { SendButton } from '../form/PublishActs';

export interface NextStepsProps {
  face: FaceData;
  busy: boolean;
  /** Why there is nothing to submit now. */
  noNeed: string | undefined;
  box: string;
}

export function NextSteps({ face, busy, noNeed, box }: NextStepsProps) {
  const { t } = useTranslation('pages');
  return (
    <section aria-labelledby="publish-next" className={`${box} flex flex-col gap-3`}>
      <h2 id="publish-next" className="font-semibold">
        {t('publish:next')}
      </h2>
      <p className="text-sm text-muted" data-stage={stageOf(face)}>
        {t(`publish:status.${stageOf(face)}`)}
      </p>
      <ReviewReasons face={face} className="rounded-md border border-warning/60 px-3 py-2 text-sm" />
      {/* When the columns are stacked, the buttons above are far away. */}
      <div className="lg:hidden">
        <SendButton busy={busy} noNeed={noNeed} />
      </div>
    </section>
  );
}

// The state of a face in the service, as a word in a colored frame.
import { useTranslation } from 'react-i18next';
import type { FaceStatus } from '@/schemas/faceStatus';

const TONES: Record<FaceStatus, string> = {
  draft: 'border-line-strong text-muted',
  review: 'border-warning/60 text-warning',
  rejected: 'border-danger/60 text-danger',
  live: 'border-accent/60 text-accent',
  offline: 'border-line-strong text-muted',
};

export function StatusBadge({ status }: { status: FaceStatus }) {
  const { t } = useTranslation(['pages', 'designs']);
  return (
    <span className={`rounded-full border px-2 py-0.5 text-2xs whitespace-nowrap ${TONES[status]}`}>
      {t(`designs:tab.${status}`)}
    </span>
  );
}

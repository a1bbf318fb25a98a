// Why a face was rejected: as a whole, and each copy that was reviewed separately.
import { useTranslation } from 'react-i18next';
import type { FaceData } from '@/schemas/wire/faces';
import { copyName } from '@/simulator/copyWords';

interface ReviewReasonsProps {
  face: Pick<FaceData, 'reason' | 'copies'>;
  /** Of each reason. */
  className: string;
}

export function ReviewReasons({ face: { reason, copies }, className }: ReviewReasonsProps) {
  const { t } = useTranslation(['pages', 'editor', 'designs']);
  const refused = copies.filter((copy) => copy.reason);
  // The last copy's reason is also the face's reason and is shown once.
  const ofFace = reason !== '' && !refused.some((copy) => copy.reason === reason);
  return (
    <>
      {ofFace ? <p className={`${className} [overflow-wrap:anywhere]`}>{t('designs:reason', { reason })}</p> : null}
      {refused.map((copy) => (
        <p key={copy.id} className={`${className} [overflow-wrap:anywhere]`}>
          {t('designs:copyReason', { copy: copyName(t, copy), reason: copy.reason })}
        </p>
      ))}
    </>
  );
}

// Progress of a package, with a cancel button.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PACKAGE_STEPS, type PackageStep } from '@/packaging/facePackage';
import { announce } from '@/ui/announce';
import { ProgressBox } from '@/ui/ProgressBox';

export function PackageProgress({ step, onCancel }: { step: PackageStep; onCancel(): void }) {
  const { t } = useTranslation(['export', 'messages']);
  const text = t(`export:watch.steps.${step}`);
  // Announces only the last of several fast steps.
  useEffect(() => announce(text, { topic: 'package' }), [text]);
  const percent = Math.round((PACKAGE_STEPS.indexOf(step) / PACKAGE_STEPS.length) * 100);
  return (
    <ProgressBox
      label={t('export:watch.progress')}
      text={text}
      percent={percent}
      cancelText={t('messages:ui.cancel')}
      onCancel={onCancel}
    />
  );
}

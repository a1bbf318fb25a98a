// Progress of a package, with a cancel button.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PACKAGE_STEPS, type PackageStep } from '@/packaging/facePackage';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';

export function PackageProgress({ step, onCancel }: { step: PackageStep; onCancel(): void }) {
  const { t } = useTranslation(['export', 'messages']);
  const text = t(`export:watch.steps.${step}`);
  // Announces only the last of several fast steps.
  useEffect(() => announce(text, { topic: 'package' }), [text]);
  const percent = Math.round((PACKAGE_STEPS.indexOf(step) / PACKAGE_STEPS.length) * 100);
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-app p-3 text-sm">
      <div className="flex items-center gap-3">
        <p className="grow">{text}</p>
        <Button size="sm" onClick={onCancel}>
          {t('messages:ui.cancel')}
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={t('export:watch.progress')}
        aria-valuetext={text}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-raised"
      >
        <div
          className="h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={{ width: `${Math.max(percent, 4)}%` }}
        />
      </div>
    </div>
  );
}

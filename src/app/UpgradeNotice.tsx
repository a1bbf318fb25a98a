// Announces once that the application was updated since the last visit (spec 2): one OK button, more text in the
// overseas build.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APP_VERSION } from '@/schemas/limits';
import { build } from '@/service/build/build';
import { keepVersion, wasUpgraded } from '@/service/session/appVersion';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

export function UpgradeNotice() {
  const { t } = useTranslation('pages');
  const [isOpen, setOpen] = useState(wasUpgraded);
  const ok = useRef<HTMLButtonElement>(null);
  const close = () => {
    keepVersion();
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('upgrade.title', { version: APP_VERSION })}
      description={t(`upgrade.${build.upgradeWords}`)}
      size="sm"
      initialFocus={ok}
      footer={
        <Button ref={ok} variant="primary" onClick={close}>
          {t('upgrade.ok')}
        </Button>
      }
    />
  );
}

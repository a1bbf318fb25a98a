// A fault of ours while a page was drawn: said plainly, with a way on. Work is on this device already.
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { Button, buttonClass } from '@/ui/Button';

export function FaultPage() {
  const { t } = useTranslation('messages');
  const fault = useRouteError();
  return (
    <main className="grid min-h-dvh place-items-center bg-app p-6">
      <div className="flex max-w-md flex-col gap-3 text-center">
        <h1 className="text-lg font-semibold">{t('fault.title')}</h1>
        <p className="text-sm text-muted">{t('fault.text')}</p>
        <pre className="max-h-40 overflow-auto rounded-md bg-raised p-3 text-left text-xs text-muted">
          {String(fault)}
        </pre>
        <div className="flex justify-center gap-2">
          <Button variant="primary" onClick={() => location.reload()}>
            {t('fault.reload')}
          </Button>
          <a href="/" className={buttonClass()}>
            {t('fault.home')}
          </a>
        </div>
      </div>
    </main>
  );
}

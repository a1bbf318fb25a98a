// Error page for a page that cannot be rendered or whose code did not load, with a way on. The work is already stored
// on this device.
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { build } from '@/service/build/build';
import { Button, buttonClass } from '@/ui/Button';
import { NotFetched } from './lazyPage';

function FailurePage({ fault, onRetry }: { fault: unknown; onRetry(): void }) {
  const { t } = useTranslation('messages');
  const isNotFetched = fault instanceof NotFetched;
  const words = isNotFetched ? 'fault.notFetched' : 'fault';
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)] place-items-center bg-app p-6">
      <div className="flex w-full max-w-md min-w-0 flex-col gap-3 text-center">
        <h1 className="text-lg font-semibold">{t(`${words}.title`)}</h1>
        <p className="text-sm text-muted">{t(`${words}.text`)}</p>
        {isNotFetched ? null : (
          <pre className="max-h-40 overflow-auto rounded-md bg-raised p-3 text-left text-xs text-muted">
            {String(fault)}
          </pre>
        )}
        <div className="flex justify-center gap-2">
          {isNotFetched ? (
            <Button variant="primary" onClick={onRetry}>
              {t('fault.notFetched.retry')}
            </Button>
          ) : (
            <>
              <Button variant="primary" onClick={() => location.reload()}>
                {t('fault.reload')}
              </Button>
              <a href={build.basePath} className={buttonClass()}>
                {t('fault.home')}
              </a>
            </>
          )}
        </div>
      </div>
    </main>
  );
}

interface BoundaryProps {
  /** Key of the shown location. */
  place: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { fault: unknown; failed: boolean }> {
  override state = { fault: undefined as unknown, failed: false };
  static getDerivedStateFromError(fault: unknown) {
    return { fault, failed: true };
  }
  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.retry();
  }
  retry = () => {
    if (this.state.fault instanceof NotFetched) this.state.fault.again();
    this.setState({ fault: undefined, failed: false });
  };
  override render() {
    return this.state.failed ? <FailurePage fault={this.state.fault} onRetry={this.retry} /> : this.props.children;
  }
}

/** Shows the error page instead of its children. Another location or a retry resets it. */
export function FailureBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary place={key}>{children}</Boundary>;
}

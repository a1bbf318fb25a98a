// The contract with the paying company: read here, signed here or through its link, and polled until it is signed
// (docs/rules/backend.md N2).
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wallet } from '@/schemas/wire/wallet';
import { errorMessage } from '@/service/api/apiError';
import { useContractQuery, useContractSignMutation, useContractStatusMutation } from '@/service/api/wallet';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { OutsideLink } from '@/ui/OutsideLink';
import { Spinner } from '@/ui/Spinner';
import { TryAgain } from '@/ui/TryAgain';
import { showToast } from '@/ui/toasts';

/** Poll interval for the end of the signing, ms. */
const LOOK_MS = 3000;

/** Only an https address becomes a link (docs/rules/reliability.md X6). */
const isLink = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

export function ContractDialog({ wallet, onClose }: { wallet: Wallet; onClose(): void }) {
  const { t } = useTranslation(['earnings', 'errors']);
  const { data: contract, error: unread, isFetching, refetch } = useContractQuery();
  const [sign, signing] = useContractSignMutation();
  const [look, looking] = useContractStatusMutation();
  /** Requested by the user, not by the page. */
  const [isConfirming, setAsked] = useState(false);
  const words = (error: unknown) => errorMessage((key, values) => t(key, values), error);
  const failure = signing.error ?? looking.error;
  const status = looking.data?.status ?? signing.data?.status ?? wallet.contract;
  const isSigning = status === 'signing';
  const link = signing.data?.link ?? '';
  const waits = isSigning ? t(looking.data ? 'contract.notYet' : 'contract.waiting') : '';
  const state = status === 'failed' ? t('contract.failed') : waits;
  useEffect(() => {
    if (state) announce(state, { topic: 'contract' });
  }, [state]);

  const done = () => {
    showToast({ tone: 'success', text: t('contract.done') });
    onClose();
  };
  const begin = async () => {
    looking.reset();
    if ((await sign()).data?.status === 'signed') done();
  };
  const check = async () => {
    if ((await look()).data?.status === 'signed') done();
  };
  const press = async () => {
    setAsked(true);
    await check();
    setAsked(false);
  };
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  // Signing elsewhere does not notify this page, so it polls.
  useEffect(() => {
    if (!isSigning) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void latest.current(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isSigning]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={contract?.title ?? t('contract.title')}
      description={t('contract.text')}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>{t('contract.later')}</Button>
          {isSigning && link === '' && !signing.data ? (
            <Button busy={signing.isLoading} onClick={() => void begin()}>
              {t('contract.again')}
            </Button>
          ) : null}
          {isSigning ? (
            <Button variant="primary" busy={isConfirming && looking.isLoading} onClick={() => void press()}>
              {t('contract.check')}
            </Button>
          ) : (
            <Button variant="primary" busy={signing.isLoading} onClick={() => void begin()}>
              {t('contract.sign')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {contract ? (
          <section
            aria-label={contract.title}
            className="rounded-lg border border-line bg-app p-4 text-sm leading-relaxed whitespace-pre-line"
          >
            {contract.text}
          </section>
        ) : null}
        {!contract && unread ? (
          <TryAgain small text={words(unread)} label={t('retry')} busy={isFetching} onTry={refetch} />
        ) : null}
        {contract || unread ? null : <Spinner label={t('loading')} />}
        {isLink(link) ? (
          <p className="text-sm">
            {t('contract.at')}{' '}
            <OutsideLink href={link} className="text-accent underline underline-offset-4">
              {t('contract.link')}
            </OutsideLink>
          </p>
        ) : null}
        {state ? <p className="text-sm text-muted">{state}</p> : null}
        {failure ? (
          <p role="alert" className="text-sm text-danger">
            {words(failure)}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

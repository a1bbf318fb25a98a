// Submits and saves the form: once for repeated requests, with every result as a message.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { startPackages } from '@/packaging/builds/makePackages';
import type { Design } from '@/schemas/design';
import type { Currency } from '@/schemas/money';
import { newId } from '@/schemas/newId';
import { errorMessage } from '@/service/api/apiError';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { serverFailure } from '@/service/localDrafts/retry';
import { comesAfter } from '@/service/session/pendingSignIn';
import type { FormWork } from '@/service/session/pendingWork';
import type { SessionDispatch, WithSession } from '@/service/session/session';
import { showToast } from '@/ui/toasts';
import { filledValues, type PublishDraft } from './publishDetails';
import { saveThemeColors } from './saveThemeColors';
import { type BrokenRule, formWork, keepForm, type Publishing, publishFace, type Sent } from './sendFace';

export interface Submission {
  busy: boolean;
  failure: Exclude<Sent, { kind: 'sent' }> | null;
  /** The failure message. Undefined without a failure or if it is shown elsewhere. */
  words: string | undefined;
  /** Broken rules that the server found in its last check. */
  broken: readonly BrokenRule[];
  /** True once it was submitted. */
  send(values: PublishDraft): Promise<boolean>;
  /** True once the form is saved. */
  keep(values: PublishDraft): Promise<boolean>;
}

interface SendingOptions {
  design: Design;
  rev: number;
  currency: Currency;
  /** Work that was restored after a sign-in on another page. */
  resumed: FormWork | null;
  lookAgain(): void;
  /** The face is on its way to review. */
  onSent(): void;
}

const NOTHING: readonly BrokenRule[] = [];

/** The result is unknown, so the same submission is sent again. */
function isOpen(sent: Sent): boolean {
  const failure = sent.kind === 'failed' ? serverFailure(sent.error) : null;
  return sent.kind === 'cancelled' || (failure !== null && failure.kind !== 'business');
}

export function useSubmission({ design, rev, currency, resumed, lookAgain, onSent }: SendingOptions): Submission {
  const { t } = useTranslation(['pages', 'errors']);
  const dispatch = useDispatch<SessionDispatch>();
  const { getState } = useStore<WithSession>();
  const work = useLocalWork();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Submission['failure']>(null);
  const going = useRef(false);
  /** The page is mounted. After that nothing is fetched for it. */
  const isOpenPage = useRef(true);
  useEffect(() => {
    isOpenPage.current = true;
    return () => {
      isOpenPage.current = false;
    };
  }, []);
  /** The submitted revision: saving the theme colors creates a new one before the page is reloaded. */
  const saved = useRef({ design, rev });
  useEffect(() => {
    if (rev > saved.current.rev) saved.current = { design, rev };
  }, [design, rev]);
  /** The same for all tries of one submission. */
  const publishId = useRef<string | null>(resumed?.act === 'send' ? resumed.publishId : null);

  /** One action at a time: a second click during it does nothing. */
  const once = async (act: () => Promise<Sent>): Promise<Sent | null> => {
    if (going.current) return null;
    going.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const sent = await act();
      if (sent.kind !== 'sent') setFailure(sent);
      if (sent.kind === 'moved' || sent.kind === 'waits') lookAgain();
      return sent;
    } finally {
      going.current = false;
      setBusy(false);
    }
  };
  const ports = { work, dispatch, getState };

  /** Saves the form's theme colors to the design first, then `next` submits the resulting revision. */
  const withTheme = async (
    act: FormWork['act'],
    publishing: Omit<Publishing, 'rev'>,
    next: (publishing: Publishing) => Promise<Sent>,
  ): Promise<Sent> => {
    const before = saved.current.rev;
    // This save may require a sign-in that leaves the page. Afterwards the form is restored and continues.
    const done = comesAfter(formWork(act, { ...publishing, rev: before }));
    const theme = await saveThemeColors(saved.current, publishing.values.themeColors ?? [], work).finally(done);
    if (theme.kind !== 'saved') return theme;
    saved.current = { design: theme.design, rev: theme.rev };
    const sent = await next({ ...publishing, rev: theme.rev });
    const isNew = theme.rev !== before && sent.kind !== 'moved' && sent.kind !== 'waits';
    if (isNew && isOpenPage.current) lookAgain();
    return sent;
  };

  const send = async (values: PublishDraft) => {
    const sent = await once(() => {
      publishId.current ??= newId();
      const own = publishId.current;
      return withTheme('send', { id: design.id, publishId: own, values, currency }, (publishing) =>
        publishFace(publishing, ports),
      );
    });
    if (sent === null) return false;
    if (!isOpen(sent)) publishId.current = null;
    if (sent.kind !== 'sent') return false;
    begun();
    return true;
  };
  /** The face was submitted: this browser makes its packages in the background. */
  const begun = () => {
    showToast({ tone: 'success', text: t('publish:sent') });
    startPackages(design.id, 'publish', dispatch);
    onSent();
  };
  const keep = async (values: PublishDraft) => {
    const sent = await once(() =>
      withTheme('keep', { id: design.id, publishId: publishId.current ?? newId(), values, currency }, (publishing) =>
        keepForm(publishing, ports),
      ),
    );
    if (sent?.kind !== 'sent') return false;
    // It passed review since this page was opened, so saving the form has submitted it.
    if (sent.face.approved) begun();
    else showToast({ tone: 'success', text: t('publish:kept') });
    return true;
  };

  // Requested before the sign-in for exactly this revision.
  const goOn = useEffectEvent(({ act, facts }: FormWork) => {
    const values = filledValues(design, facts);
    void (act === 'send' ? send(values) : keep(values));
  });
  useEffect(() => {
    if (resumed && resumed.act !== 'fill' && resumed.rev === rev) goOn(resumed);
  }, [resumed, rev]);

  const wordsOf = (): string | undefined => {
    if (failure === null || failure.kind === 'cancelled') return failure ? t('publish:failed.cancelled') : undefined;
    if (failure.kind === 'field' || failure.kind === 'failed')
      return errorMessage((key, values) => t(key, values), failure.error);
    if (failure.kind === 'otherTab') return t('publish:unsaved.otherTab');
    return t(`publish:failed.${failure.kind}`);
  };
  const broken = failure?.kind === 'broken' ? failure.broken : NOTHING;
  return { busy, failure, words: wordsOf(), broken, send, keep };
}

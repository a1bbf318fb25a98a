// Shown before the editor until a design is open: loading, choices, or the reason why it cannot be opened.
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { takeResumed } from '@/service/session/pendingSignIn';
import type { WithSession } from '@/service/session/session';
import { later } from '@/ui/later';
import { Spinner } from '@/ui/Spinner';
import type { BlockageProps, Blocked } from './Blockage';
import type { ChooseDraftProps } from './ChooseDraft';
import type { OpenedDraft, StartingDraft } from './openDraft';
import { useEarlySave } from './useEarlySave';
import { type Opening, useOpenedDraft } from './useOpenedDraft';

const ChooseDraft = later<ChooseDraftProps>(async () => (await import('./ChooseDraft')).ChooseDraft);

/** Shown until a design, or the code of the reasons, is loaded. */
function Loading() {
  const { t } = useTranslation('editor');
  return (
    <main className="grid min-h-dvh place-items-center bg-app" aria-busy="true">
      <Spinner label={t('open.loading')} />
    </main>
  );
}

const Blockage = later<BlockageProps>(
  async () => (await import('./Blockage')).Blockage,
  undefined,
  () => <Loading />,
  true,
);

const isBlocked = (opening: Opening): opening is Blocked => !['open', 'choice', 'loading'].includes(opening.kind);

export interface DraftGateProps {
  id: string;
  /** The editor, once a design is open. `reopen` opens the stored design again. */
  children(start: StartingDraft): ReactNode;
}

export function DraftGate({ id, children }: DraftGateProps) {
  const isKnown = useSelector((state: WithSession) => state.session.status !== 'loading');
  // Stays true once known, so refetching the session during a save does not close the design.
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown || wasKnown ? <KnownVisitorGate id={id}>{children}</KnownVisitorGate> : <Loading />;
}

/** Opens the draft once the session, and so the owner of the designs, is known. */
function KnownVisitorGate({ id, children }: DraftGateProps) {
  const { t } = useTranslation('editor');
  const [{ attempt, steal }, setTry] = useState({ attempt: 0, steal: false });
  const [chosen, setChosen] = useState<StartingDraft | null>(null);
  const { opening, mayWrite } = useOpenedDraft(id, attempt, steal);
  const takeSave = useEarlySave(isBlocked(opening) || (opening.kind === 'choice' && !chosen));
  // The same object for the same opening, because a new one would restart the session.
  const opened = useMemo(
    () => (opening.kind === 'open' ? startOf(opening, { mayWrite, takeSave }) : null),
    [opening, mayWrite, takeSave],
  );
  // A sign-in that left the page has returned, but the design was deleted meanwhile: its save must not wait for another account.
  const isMissing = opening.kind === 'notFound';
  useEffect(() => {
    if (!isMissing) return;
    takeResumed('save', id);
    takeResumed('publish', id);
  }, [isMissing, id]);
  const again = useCallback((take: boolean) => {
    setChosen(null);
    setTry((last) => ({ attempt: last.attempt + 1, steal: take }));
  }, []);

  if (isBlocked(opening)) {
    return <Blockage id={id} opening={opening} again={() => again(steal)} takeOver={() => again(true)} />;
  }
  if (chosen) return children(chosen);
  if (opening.kind === 'loading') {
    return (
      <main className="grid min-h-dvh place-items-center bg-app" aria-busy="true">
        <Spinner label={t(opening.isWaiting ? 'open.waiting' : 'open.loading')} />
      </main>
    );
  }
  if (opening.kind === 'choice') {
    const start = (state: Pick<StartingDraft, 'design' | 'baseRev' | 'unsaved'>) =>
      setChosen({ ...state, recovered: false, missingPictures: 0, gone: false, mayWrite, takeSave });
    return <ChooseDraft choice={opening} onChoose={start} />;
  }
  return opened && children(opened);
}

const startOf = (
  opened: Extract<OpenedDraft, { kind: 'open' }>,
  ports: Pick<StartingDraft, 'mayWrite' | 'takeSave'>,
): StartingDraft => ({
  design: opened.design,
  baseRev: opened.baseRev,
  unsaved: opened.unsaved,
  recovered: opened.recovered !== null,
  missingPictures: opened.missingPictures,
  gone: opened.gone,
  ...ports,
});

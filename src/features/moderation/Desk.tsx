// The moderator's desk: the queue on the left, the current face beside it. A verdict moves on to the next.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaceData } from '@/schemas/wire/faces';
import { errorMessage } from '@/service/api/apiError';
import { copyName } from '@/simulator/copyWords';
import { useStoreName } from '@/storefront/useStoreName';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import { TryAgain } from '@/ui/TryAgain';
import { showToast } from '@/ui/toasts';
import { SubmittedFace } from './face/SubmittedFace';
import { outcomeOf } from './face/sentCopies';
import { QueueList } from './queue/QueueList';
import { useQueue } from './queue/useQueue';
import { useVerdict } from './verdict/useVerdict';
import { type Verdict, VerdictDialogs } from './verdict/VerdictDialogs';

/** `isAsking`: a user is signed in. */
export function Desk({ isAsking }: { isAsking: boolean }) {
  const { t } = useTranslation(['moderation', 'errors', 'pages', 'editor', 'designs']);
  const storeName = useStoreName();
  const nameOf = useCallback(
    (face: FaceData) => storeName(face.facts ?? { dialNameCn: '', dialName: '' }),
    [storeName],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  /** Focuses the heading of the next face or of the empty queue. */
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves === 0) return;
    // After the dialog has restored the focus to a button that may no longer exist.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [moves]);

  const moveOn = useCallback(
    /** `next` undefined: the same face stays. The toast announces the result together with it. */
    (next: FaceData | null | undefined) => {
      setVerdict(null);
      if (next !== undefined) announce(next ? t('nextUp', { name: nameOf(next) }) : t('empty'));
      setMoves((count) => count + 1);
    },
    [t, nameOf],
  );
  const onLost = useCallback(
    (face: FaceData, next: FaceData | null) => {
      const isAnew = next?.id === face.id;
      const words = t(isAnew ? 'renewed' : 'lost', { name: nameOf(face) });
      showToast({ tone: 'warning', text: words });
      moveOn(isAnew ? undefined : next);
    },
    [t, nameOf, moveOn],
  );
  const queue = useQueue(!isAsking, onLost);
  const judging = useVerdict({
    onJudged(face, { pass, copyId }, after) {
      // Its other copies are still waiting, so the face and the focus stay.
      if (copyId !== undefined && after.pending) {
        const copy = face.copies.find(({ id }) => id === copyId);
        const count = after.pending.copies.length - after.pending.judged.length;
        const words = { copy: copy ? copyName(t, copy) : '', count };
        setVerdict(null);
        showToast({ tone: 'success', text: t(pass ? 'copies.approved' : 'copies.rejected', words) });
        return;
      }
      const words = t(outcomeOf(face, after), { name: nameOf(face) });
      showToast({ tone: 'success', text: words });
      moveOn(queue.dropped(face));
    },
    onLost: (face) => onLost(face, queue.dropped(face)),
  });

  if (queue.isLoading)
    return (
      <p className="flex items-center gap-2 py-10 text-muted" aria-busy="true">
        <Spinner /> {t('loading')}
      </p>
    );
  if (queue.error && !queue.shown)
    return (
      <TryAgain
        text={errorMessage((key, values) => t(key, values), queue.error)}
        label={t('designs:retry')}
        busy={queue.isFetching}
        onTry={queue.refetch}
        className="py-10"
      />
    );
  const { shown } = queue;
  if (!shown)
    return (
      <div className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line px-4 py-20 text-center">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {t('empty')}
        </h2>
        <p className="text-muted">{t('emptyHint')}</p>
        <Button busy={queue.isFetching} onClick={queue.refetch}>
          {t('look')}
        </Button>
      </div>
    );
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[15rem_minmax(0,1fr)]">
      <QueueList queue={queue} nameOf={nameOf} />
      <SubmittedFace key={shown.id} face={shown} name={nameOf(shown)} heading={heading} onVerdict={setVerdict} />
      {verdict ? (
        <VerdictDialogs
          key={`${shown.id} ${verdict.pass} ${verdict.copy?.id}`}
          verdict={verdict}
          face={shown}
          name={nameOf(shown)}
          judging={judging}
          onClose={() => setVerdict(null)}
        />
      ) : null}
    </div>
  );
}

// The submitted copies of a face, each with its own verdict so far and the buttons for one (docs/rules/backend.md L10).
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FaceData } from '@/schemas/wire/faces';
import { copyName } from '@/simulator/copyWords';
import { Button } from '@/ui/Button';
import { PANEL_BOX } from '@/ui/panelBox';
import { UserText } from '@/ui/UserText';
import { type SentCopy, sentCopies } from '../face/sentCopies';
import type { Verdict } from './VerdictDialogs';

interface CopyVerdictsProps {
  face: FaceData;
  onVerdict(verdict: Verdict): void;
}

/** Hidden if one copy was submitted: the verdict on the face is that on its copy. */
export function CopyVerdicts({ face, onVerdict }: CopyVerdictsProps) {
  const { t } = useTranslation(['moderation', 'editor']);
  const copies = sentCopies(face);
  if (copies.length < 2) return null;
  return (
    <section aria-labelledby="moderation-copies" className={`${PANEL_BOX} flex flex-col gap-3`}>
      <h3 id="moderation-copies" className="font-semibold">
        {t('copies.title')}
      </h3>
      <p className="-mt-2 text-sm text-muted">{t('copies.hint')}</p>
      <ul className="flex flex-col">
        {copies.map((copy) => (
          <CopyRow key={copy.id} copy={copy} onVerdict={onVerdict} />
        ))}
      </ul>
    </section>
  );
}

const TONES = { none: 'text-muted', pass: 'text-accent', fail: 'text-danger' } as const;

function CopyRow({ copy, onVerdict }: { copy: SentCopy; onVerdict(verdict: Verdict): void }) {
  const { t } = useTranslation(['moderation', 'editor']);
  const name = copyName(t, copy);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 text-sm first:border-t-0 first:pt-0 last:pb-0">
      <div className="mr-auto min-w-0">
        <strong className="block font-semibold">{name}</strong>{' '}
        <span className={`text-xs ${TONES[copy.verdict]}`}>{t(`copies.${copy.verdict}`)}</span>
        {copy.reason ? (
          <p className="text-xs text-muted [overflow-wrap:anywhere]">
            <UserText text={copy.reason} />
          </p>
        ) : null}
      </div>
      <fieldset aria-label={t('verdictOn', { name })} className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<X size={14} />}
          aria-label={t('copies.rejectOne', { copy: name })}
          aria-pressed={copy.verdict === 'fail'}
          onClick={() => onVerdict({ pass: false, copy })}
        >
          {t('rejectAct')}
        </Button>
        <Button
          size="sm"
          icon={<Check size={14} />}
          aria-label={t('copies.approveOne', { copy: name })}
          aria-pressed={copy.verdict === 'pass'}
          disabledReason={copy.verdict === 'pass' ? t('copies.passedAlready') : undefined}
          onClick={() => onVerdict({ pass: true, copy })}
        >
          {t('approve')}
        </Button>
      </fieldset>
    </li>
  );
}

// One finding: a link to its layer, the problem, the fix buttons, and acceptance.
import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckFinding, QuickFix } from '@/output/watchFace/checkFinding';
import { isAcceptable } from '@/output/watchFace/meantFindings';
import { findingWords, mendWords } from '@/simulator/findingTexts';
import { Button } from '@/ui/Button';
import { UserText } from '@/ui/UserText';
import { AcceptForm } from './AcceptForm';

export interface FindingRowProps {
  finding: CheckFinding;
  /** Name of its layer. Null for the whole copy. */
  layer: string | null;
  /** Absent from the check when it was last viewed. */
  isNew?: boolean;
  /** The running fix, or null. */
  busy: QuickFix | null;
  onGo(): void;
  onMend(mend: QuickFix): void;
  onAccept(note: string): void;
}

const SIGNS = {
  error: { Icon: CircleAlert, color: 'text-danger' },
  warning: { Icon: TriangleAlert, color: 'text-warning' },
  meant: { Icon: Check, color: 'text-muted' },
} as const;

const NAME = 'min-h-6 min-w-0 truncate text-left font-semibold';

interface FindingLayerProps {
  place: Pick<CheckFinding, 'mode' | 'uuid' | 'inBoth'>;
  /** Name of the layer. Null for the whole copy. */
  layer: string | null;
  isNew?: boolean;
  onGo(): void;
}

const MARK = 'shrink-0 rounded-full border px-1.5 text-2xs';

/** The layer of a finding as a link, with its mode. */
export function FindingLayer({ place, layer, isNew = false, onGo }: FindingLayerProps) {
  const { t } = useTranslation('check');
  const name = layer ?? t('wholeCopy');
  const isReachable = layer !== null || place.mode !== null;
  return (
    <div className="flex min-w-0 items-center gap-2">
      {isReachable ? (
        <button
          type="button"
          aria-label={t('goTo', { name })}
          className={`${NAME} text-accent underline-offset-2 hover:underline`}
          onClick={onGo}
        >
          <UserText text={name} />
        </button>
      ) : (
        <span className={NAME}>
          <UserText text={name} />
        </span>
      )}
      {place.inBoth || place.mode === 'ambient' ? (
        <span className={`${MARK} border-line text-muted`}>{t(place.inBoth ? 'inBoth' : 'inAmbient')}</span>
      ) : null}
      {isNew ? <span className={`${MARK} border-accent/60 text-accent`}>{t('looks.new')}</span> : null}
    </div>
  );
}

export interface FindingItemProps extends Pick<FindingRowProps, 'finding' | 'layer' | 'isNew' | 'onGo'> {
  /** Unique among the rows. */
  id: string;
  sign: keyof typeof SIGNS;
  children?: ReactNode;
}

/** A finding as a list item, with its fixes below. */
export function FindingItem({ finding, layer, isNew = false, id, sign, onGo, children }: FindingItemProps) {
  const { t } = useTranslation(['check', 'rules']);
  const { Icon, color } = SIGNS[sign];
  return (
    <li data-finding={id} className="flex items-start gap-2 border-t border-line px-3 py-2.5 text-sm">
      <Icon size={16} aria-hidden="true" className={`mt-1 shrink-0 ${color}`} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <FindingLayer place={finding} {...{ layer, isNew, onGo }} />
        <p className="text-xs text-pretty text-muted [overflow-wrap:anywhere]">
          {findingWords((key, values) => t(key, { ...values }), finding)}
        </p>
        {children}
      </div>
    </li>
  );
}

export function FindingRow({ finding, layer, isNew = false, busy, onGo, onMend, onAccept }: FindingRowProps) {
  const { t } = useTranslation('check');
  const [isAccepting, setAccepting] = useState(false);
  const name = layer ?? t('wholeCopy');
  const canAccept = isAcceptable(finding);
  return (
    <FindingItem id={finding.id} sign={finding.severity} {...{ finding, layer, isNew, onGo }}>
      {finding.mends.length > 0 || canAccept ? (
        <div className="flex flex-wrap gap-1.5 pt-0.5">
          {finding.mends.map((mend) => {
            const words = mendWords((key, values) => t(key, { ...values }), mend);
            return (
              <Button
                key={mend.kind}
                size="sm"
                className="max-w-full"
                busy={busy === mend}
                aria-label={t('mendOf', { mend: words, name })}
                onClick={() => onMend(mend)}
              >
                <span className="truncate">{words}</span>
              </Button>
            );
          })}
          {canAccept && !isAccepting ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('mendOf', { mend: t('accept.open'), name })}
              onClick={() => setAccepting(true)}
            >
              {t('accept.open')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isAccepting ? <AcceptForm name={name} onAccept={onAccept} onCancel={() => setAccepting(false)} /> : null}
    </FindingItem>
  );
}

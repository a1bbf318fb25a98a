// The findings that the designer accepts, folded under the others.
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AcceptedFinding, CheckFinding } from '@/output/watchFace/checkFinding';
import { Button } from '@/ui/Button';
import { UserText } from '@/ui/UserText';
import { FindingItem } from './FindingRow';

export interface MeantGroupProps {
  findings: readonly AcceptedFinding[];
  layerOf(finding: CheckFinding): string | null;
  onGo(finding: CheckFinding): void;
  onJudge(finding: AcceptedFinding): void;
}

/** Renders nothing without findings. */
export function MeantGroup({ findings, layerOf, onGo, onJudge }: MeantGroupProps) {
  const { t } = useTranslation('check');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (findings.length === 0) return null;
  const Sign = isOpen ? ChevronDown : ChevronRight;
  return (
    <section aria-label={t('accept.group', { count: findings.length })} className="border-t border-line">
      <h3 className="bg-raised text-xs font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-8 w-full items-center gap-1 px-3 text-left hover:bg-hover"
          onClick={() => setOpen(!isOpen)}
        >
          <Sign size={14} aria-hidden="true" />
          {t('accept.group', { count: findings.length })}
        </button>
      </h3>
      <ul id={id} hidden={!isOpen}>
        {isOpen
          ? findings.map((finding) => {
              const layer = layerOf(finding);
              return (
                <FindingItem
                  key={finding.id}
                  id={`meant ${finding.id}`}
                  sign="meant"
                  {...{ finding, layer }}
                  onGo={() => onGo(finding)}
                >
                  {finding.note === '' ? null : (
                    <p className="text-xs [overflow-wrap:anywhere]">
                      <UserText text={finding.note} />
                    </p>
                  )}
                  <div className="pt-0.5">
                    <Button
                      size="sm"
                      aria-label={t('mendOf', { mend: t('accept.again'), name: layer ?? t('wholeCopy') })}
                      onClick={() => onJudge(finding)}
                    >
                      {t('accept.again')}
                    </Button>
                  </div>
                </FindingItem>
              );
            })
          : null}
      </ul>
    </section>
  );
}

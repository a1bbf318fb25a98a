// The findings that the designer accepts, folded under the others.
import { useTranslation } from 'react-i18next';
import type { AcceptedFinding, CheckFinding } from '@/output/watchFace/checkFinding';
import { Button } from '@/ui/Button';
import { UserText } from '@/ui/UserText';
import { FindingItem } from './FindingRow';
import { FoldedGroup } from './FoldedGroup';

export interface MeantGroupProps {
  findings: readonly AcceptedFinding[];
  layerOf(finding: CheckFinding): string | null;
  onGo(finding: CheckFinding): void;
  onJudge(finding: AcceptedFinding): void;
}

/** Renders nothing without findings. */
export function MeantGroup({ findings, layerOf, onGo, onJudge }: MeantGroupProps) {
  const { t } = useTranslation('check');
  if (findings.length === 0) return null;
  return (
    <FoldedGroup heading={t('accept.group', { count: findings.length })}>
      {() =>
        findings.map((finding) => {
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
      }
    </FoldedGroup>
  );
}

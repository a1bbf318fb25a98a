// The findings of one severity under a heading with their number.
import { useTranslation } from 'react-i18next';
import type { CheckFinding, QuickFix } from '@/output/watchFace/checkFinding';
import { LongList } from '@/ui/LongList';
import { FindingRow } from './FindingRow';

export interface FindingGroupProps {
  severity: CheckFinding['severity'];
  findings: readonly CheckFinding[];
  layerOf(finding: CheckFinding): string | null;
  /** Ids of findings that the check did not list when it was last viewed. */
  fresh: ReadonlySet<string>;
  /** The running fix. */
  busy: { id: string; mend: QuickFix } | null;
  onGo(finding: CheckFinding): void;
  onMend(finding: CheckFinding, mend: QuickFix): void;
  onAccept(finding: CheckFinding, note: string): void;
}

/** Rows shown before "show all". */
const SHOWN_MAX = 40;

export function FindingGroup({ severity, findings, layerOf, fresh, busy, onGo, onMend, onAccept }: FindingGroupProps) {
  const { t } = useTranslation('check');
  return (
    <LongList
      className="border-t border-line"
      heading={t(`groups.${severity}`, { count: findings.length })}
      hint={t(`groupHints.${severity}`)}
      rows={findings}
      most={SHOWN_MAX}
      more={(count) => t('more', { count })}
    >
      {(finding) => (
        <FindingRow
          key={finding.id}
          finding={finding}
          layer={layerOf(finding)}
          isNew={fresh.has(finding.id)}
          busy={busy?.id === finding.id ? busy.mend : null}
          onGo={() => onGo(finding)}
          onMend={(mend) => onMend(finding, mend)}
          onAccept={(note) => onAccept(finding, note)}
        />
      )}
    </LongList>
  );
}

// The findings of one severity under a heading with their number.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckFinding, Mend } from '@/output/watchFace/checkFinding';
import { Button } from '@/ui/Button';
import { FindingRow } from './FindingRow';

export interface FindingGroupProps {
  severity: CheckFinding['severity'];
  findings: readonly CheckFinding[];
  layerOf(finding: CheckFinding): string | null;
  /** The mend that is under way. */
  busy: { id: string; mend: Mend } | null;
  onGo(finding: CheckFinding): void;
  onMend(finding: CheckFinding, mend: Mend): void;
}

/** Rows shown before all are asked for. */
const SHOWN_MAX = 40;

export function FindingGroup({ severity, findings, layerOf, busy, onGo, onMend }: FindingGroupProps) {
  const { t } = useTranslation('check');
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (findings.length === 0) return null;
  const count = findings.length;
  const shown = isWhole ? findings : findings.slice(0, SHOWN_MAX);
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline gap-x-2 border-t border-line bg-raised px-3 py-1.5">
        <h3 id={id} className="text-xs font-semibold">
          {t(`groups.${severity}`, { count })}
        </h3>
        <p className="text-2xs text-muted">{t(`groupHints.${severity}`)}</p>
      </div>
      <ul aria-labelledby={id}>
        {shown.map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            layer={layerOf(finding)}
            busy={busy?.id === finding.id ? busy.mend : null}
            onGo={() => onGo(finding)}
            onMend={(mend) => onMend(finding, mend)}
          />
        ))}
      </ul>
      {shown.length < count ? (
        <div className="border-t border-line px-3 py-2">
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('more', { count })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

// The findings that are gone since the check was last viewed, folded under the others.
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findingWords } from '@/simulator/findingTexts';
import { UserText } from '@/ui/UserText';
import type { StoredFinding } from '../runs/checkLooks';
import { FoldedGroup } from './FoldedGroup';

/** Renders nothing without findings. */
export function GoneGroup({ findings }: { findings: readonly StoredFinding[] }) {
  const { t } = useTranslation(['check', 'rules']);
  if (findings.length === 0) return null;
  return (
    <FoldedGroup heading={t('check:looks.gone', { count: findings.length })}>
      {() =>
        findings.map((finding) => (
          <li key={finding.id} className="flex items-start gap-2 border-t border-line px-3 py-2.5 text-sm">
            <Check size={16} aria-hidden="true" className="mt-1 shrink-0 text-accent" />
            <div className="flex min-w-0 grow flex-col gap-1">
              <span className="min-h-6 truncate font-semibold">
                <UserText text={finding.name ?? t('check:wholeCopy')} />
              </span>
              <p className="text-xs text-pretty text-muted line-through decoration-muted/50 [overflow-wrap:anywhere]">
                {findingWords((key, values) => t(key, { ...values }), finding)}
              </p>
            </div>
          </li>
        ))
      }
    </FoldedGroup>
  );
}

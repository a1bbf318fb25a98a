// Hints about comfort, folded under the findings. The score counts them.
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CheckFinding, CheckHint } from '@/output/watchFace/checkFinding';
import { FindingLayer } from './FindingRow';
import { FoldedGroup } from './FoldedGroup';

export interface HintGroupProps {
  hints: readonly CheckHint[];
  layerOf(place: Pick<CheckFinding, 'mode' | 'uuid'>): string | null;
  onGo(hint: CheckHint): void;
}

/** Renders nothing without hints. */
export function HintGroup({ hints, layerOf, onGo }: HintGroupProps) {
  const { t } = useTranslation('check');
  if (hints.length === 0) return null;
  return (
    <FoldedGroup heading={t('hints.group', { count: hints.length })}>
      {() =>
        hints.map((hint) => (
          <li
            key={`${hint.key} ${hint.mode} ${hint.uuid}`}
            className="flex items-start gap-2 border-t border-line px-3 py-2.5 text-sm"
          >
            <Info size={16} aria-hidden="true" className="mt-1 shrink-0 text-muted" />
            <div className="flex min-w-0 grow flex-col gap-1">
              <FindingLayer place={hint} layer={layerOf(hint)} onGo={() => onGo(hint)} />
              <p className="text-xs text-pretty text-muted">{t(`hints.${hint.key}`, { ...hint.params })}</p>
            </div>
          </li>
        ))
      }
    </FoldedGroup>
  );
}

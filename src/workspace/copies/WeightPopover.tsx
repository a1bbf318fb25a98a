// A popover with the heaviest layers of the open copy, opened with an icon beside its tabs.
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { policyOf } from '@/face/platforms';
import { copyBytes } from '@/face/platforms/fileSize';
import type { FaceCopy } from '@/schemas/design';
import { copyName } from '@/simulator/copyWords';
import { buttonClass } from '@/ui/Button';
import { later } from '@/ui/later';
import { Popover } from '@/ui/Popover';

const LayerWeights = later(async () => (await import('./LayerWeights')).LayerWeights);

/** Only an icon: the tab shows the copy's size, and the popover by how much it exceeds its platform's limit. */
export function WeightPopover({ copy }: { copy: FaceCopy }) {
  const { t } = useTranslation('editor');
  const { budgetBytes } = policyOf(copy.platform);
  const isOver = budgetBytes !== null && copyBytes(copy) > budgetBytes;
  const label = t('copies.weightOf', { name: copyName(t, copy) });
  return (
    <Popover
      label={label}
      buttonLabel={label}
      buttonClass={`${buttonClass('ghost', 'sm')} px-1.5 ${isOver ? 'text-warning' : ''}`}
      button={<Scale size={16} aria-hidden="true" />}
      className="w-72 max-w-[calc(100vw-1rem)]"
    >
      <LayerWeights copy={copy} budget={budgetBytes} />
    </Popover>
  );
}

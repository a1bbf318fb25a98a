// Options for one layer that exceeds the platform's size limit: scale it down, show one of its frames, or leave it out.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayerReport, OfferedFrames, OverLimitChoice } from '@/face/platforms/conversion';
import { Segmented } from '@/ui/Segmented';
import { FrameChooser } from './FrameChooser';

const KINDS: readonly OverLimitChoice['kind'][] = ['scale', 'still', 'skip'];
/** The initial choice of each kind. */
const FIRST: Record<OverLimitChoice['kind'], OverLimitChoice> = {
  scale: { kind: 'scale' },
  still: { kind: 'still', frame: 0 },
  skip: { kind: 'skip' },
};

export interface OverLimitChooserProps {
  layer: Pick<LayerReport, 'label'>;
  offered: OfferedFrames;
  choice: OverLimitChoice;
  onChoose(choice: OverLimitChoice): void;
}

export function OverLimitChooser({ layer, offered, choice, onChoose }: OverLimitChooserProps) {
  const { t } = useTranslation(['editor', 'conversion']);
  const title = useId();
  const kinds = KINDS.filter((kind) => kind !== 'still' || offered.frameUrls.length > 0);
  return (
    <section aria-labelledby={title} className="rounded-lg border border-line bg-raised p-3">
      <h3 id={title} className="font-semibold">
        {t('conversion:overLimit.title', { label: layer.label })}
      </h3>
      <p className="mt-0.5 mb-2 text-sm text-muted">{t('conversion:overLimit.text')}</p>
      <Segmented
        labelledBy={title}
        options={kinds.map((kind) => ({ value: kind, label: t(`conversion:overLimit.${kind}`) }))}
        value={choice.kind}
        onChange={(kind) => onChoose(FIRST[kind])}
      />
      {choice.kind === 'still' ? (
        <FrameChooser
          label={t('conversion:overLimit.frames', { label: layer.label })}
          frameUrls={offered.frameUrls}
          value={choice.frame}
          onChange={(frame) => onChoose({ kind: 'still', frame })}
        />
      ) : null}
    </section>
  );
}

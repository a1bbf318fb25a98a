// Chooses the content of a text whose expression the platform does not support: a supported tag or combination, or
// nothing.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { liveText } from '@/face/nodes/liveValue';
import type { LayerChoice, LayerReport, OfferedTexts } from '@/face/platforms/conversion';
import { Select } from '@/ui/Select';

export interface TextChooserProps {
  layer: LayerReport;
  offered: OfferedTexts;
  onChoose(choice: LayerChoice): void;
}

/** The value for leaving the layer out. Expressions are never empty. */
const LEFT_OUT = '';

export function TextChooser({ layer, offered, onChoose }: TextChooserProps) {
  const { t } = useTranslation(['editor', 'conversion']);
  const { watch } = useEditor();
  const title = useId();
  const shows = offered.sources.map((source) => ({
    value: source,
    label: t('conversion:otherText.option', { source, sample: liveText(source, watch, layer.uuid) }),
  }));
  return (
    <section aria-labelledby={title} className="rounded-lg border border-line bg-raised p-3">
      <h3 id={title} className="font-semibold">
        {t('conversion:otherText.title', { label: layer.label })}
      </h3>
      <p className="mt-0.5 mb-2 text-sm text-muted [overflow-wrap:anywhere]">
        {t('conversion:otherText.text', { from: offered.from })}
      </p>
      <Select
        aria-labelledby={title}
        className="w-full max-w-sm"
        value={offered.now ?? LEFT_OUT}
        options={[...shows, { value: LEFT_OUT, label: t('conversion:otherText.skip') }]}
        onChange={(source) => onChoose(source === LEFT_OUT ? { kind: 'skip' } : { kind: 'text', source })}
      />
    </section>
  );
}

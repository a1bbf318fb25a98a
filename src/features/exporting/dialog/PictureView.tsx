// Preview of the exported image beside its form. It follows each change.
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormControl } from '@/forms/formValue';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import type { ExportPictureForm } from '@/schemas/forms/exporting';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';
import { useModeTitle } from '@/simulator/ModeFace';
import { sizeWithSide } from '@/simulator/rasterise';
import { shownNodes } from '@/simulator/shownNodes';
import { useSimulator } from '@/simulator/simulator';
import { pictureWatch } from './pictureWatch';

export interface PictureViewProps {
  /** Of the design. */
  name: string;
  copyOf(id: string): FaceCopy;
}

export function PictureView({ name, copyOf }: PictureViewProps) {
  const { t } = useTranslation('export');
  const simulated = useSimulator().watch;
  const { copyId, mode, moment, date, time, side } = useWatch({ control: useFormControl() }) as ExportPictureForm;
  const copy = copyOf(copyId);
  const titleOf = useModeTitle();
  // A hidden field is not in the form values.
  const watch = useMemo(
    () => pictureWatch(simulated, { moment, date: date ?? '', time: time ?? '' }),
    [simulated, moment, date, time],
  );
  const size = sizeWithSide(canvasSize(copy.ratio), Number.isFinite(side) ? side : 1);
  return (
    <figure className="flex flex-col items-center gap-2">
      <FaceThumbnail
        nodes={shownNodes(copy, mode)}
        ratio={copy.ratio}
        shape={copy.shape}
        watch={watch}
        mode={mode}
        rest={copy.watchFace}
        title={titleOf(copy, mode, name)}
        className="w-full max-w-52"
      />
      <figcaption className="text-center text-xs text-muted tabular-nums">
        {mode === 'ambient' && !copy.ambient ? t('picture.noAmbient') : t('picture.size', size)}
      </figcaption>
    </figure>
  );
}

// Exports a PNG of the face with a preview: any size, any time, either mode.
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withPngText } from '@/bytes/png/pngText';
import { fileNameOf } from '@/drafts/projectFiles/fileName';
import type { SubmitControls } from '@/forms/SubmitField';
import { type FormParts, SubmitForm } from '@/forms/SubmitForm';
import { canvasSize } from '@/schemas/design';
import { designName } from '@/schemas/designNames';
import { type ExportPictureForm, exportPictureForm } from '@/schemas/forms/exporting';
import { type DataLanguage, tagOf } from '@/schemas/languages';
import { useFonts } from '@/service/fonts/fontService';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { facePng } from '@/simulator/facePng';
import { faceText } from '@/simulator/heardFace';
import { sizeWithSide } from '@/simulator/rasterise';
import { useSimulator } from '@/simulator/simulator';
import { Button } from '@/ui/Button';
import { CopiesContext, CopyField } from './CopyField';
import type { ExportTabProps } from './ExportDialog';
import { Failure, Outcome } from './Outcome';
import { PictureView } from './PictureView';
import { momentFields, pictureWatch } from './pictureWatch';
import { type MadeFile, useMaking } from './useMaking';

const CONTROLS: SubmitControls = { copyId: CopyField };
const ONE_COPY: ReadonlySet<string> = new Set(['copyId']);
const NONE: ReadonlySet<string> = new Set();

/** The picture with the text of the face, for software that reads it to people who do not see the picture. */
async function described(png: Blob, text: string, language: DataLanguage): Promise<Blob> {
  if (text === '') return png;
  const bytes = new Uint8Array(await png.arrayBuffer());
  const file = withPngText(bytes, { keyword: 'Description', language: tagOf(language), text });
  return new Blob([file], { type: png.type });
}

export function PictureTab({ design, copies, mode }: ExportTabProps) {
  const { t } = useTranslation(['export', 'editor']);
  const language = useDataLanguage();
  const { watch } = useSimulator();
  const { fonts } = useFonts();
  const { now, run } = useMaking<null, MadeFile>();
  const [first] = copies;
  const { width, height } = canvasSize(first.ratio);
  const defaults: ExportPictureForm = {
    copyId: first.id,
    mode,
    moment: 'simulator',
    ...momentFields(watch.state()),
    side: Math.max(width, height),
  };
  const copyOf = (id: string) => copies.find((copy) => copy.id === id) ?? first;

  const [isRefused, setRefused] = useState(false);

  const make = async (form: ExportPictureForm) => {
    const hasMode = copyOf(form.copyId)[form.mode] !== null;
    setRefused(!hasMode);
    if (hasMode) await draw(form);
  };
  const draw = (form: ExportPictureForm) =>
    run(null, async (signal) => {
      const copy = copyOf(form.copyId);
      const size = sizeWithSide(canvasSize(copy.ratio), form.side);
      const pictured = pictureWatch(watch, form);
      const drawn = await facePng(copy, form.mode, { watch: pictured, fonts, side: form.side, signal });
      const file = await described(drawn, faceText(copy, form.mode, pictured), pictured.state().language);
      const base = `${designName(design, language)} ${t(`editor:modes.${form.mode}`)} ${size.width}x${size.height}`;
      return { name: fileNameOf(base.trim(), t('export:unnamed'), 'png'), file };
    });

  const arrange = ({ fields, draw, notices, busy }: FormParts) => (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="flex flex-col gap-4">
        {notices}
        {draw(fields)}
      </div>
      <PictureView name={designName(design, language)} copyOf={copyOf} />
      <div>
        <Button type="submit" variant="primary" busy={busy} icon={<Download size={16} aria-hidden="true" />}>
          {t('export:picture.make')}
        </Button>
      </div>
    </div>
  );

  return (
    <div className="flex flex-col gap-4">
      <CopiesContext value={copies}>
        <SubmitForm
          schema={exportPictureForm}
          schemaName="exportPicture"
          defaultValues={defaults}
          controls={CONTROLS}
          omit={copies.length > 1 ? NONE : ONE_COPY}
          onSubmit={make}
          submitLabel={t('export:picture.make')}
          serverError={isRefused ? t('export:picture.noAmbient') : undefined}
          arrange={arrange}
        />
      </CopiesContext>
      {now.state === 'failed' ? <Failure text={t('export:picture.failed')} /> : null}
      {now.state === 'made' ? <Outcome made={now.made} /> : null}
    </div>
  );
}

// The face of one copy, large and live, in either mode, with both modes below it. In full screen with the watch's
// controls.
import type { TFunction } from 'i18next';
import { Maximize, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Design, type FaceCopy, type ModeName, platform as platformName } from '@/schemas/design';
import type { FaceData } from '@/schemas/wire/faces';
import { copyName } from '@/simulator/copyWords';
import { FacePreview } from '@/simulator/FacePreview';
import { ModeFace } from '@/simulator/ModeFace';
import { useLiveWatch } from '@/simulator/useLiveWatch';
import { Button } from '@/ui/Button';
import { PANEL_BOX } from '@/ui/panelBox';
import { SwapWords } from '@/ui/SwapWords';
import { CopyLinks } from './CopyLinks';
import { copyFor } from './copyFor';

import { ModeSwitch } from './ModeSwitch';

export interface PreviewPanelProps {
  face: FaceData;
  design: Design | null;
  platform: string;
  name: string;
}

export function PreviewPanel({ face, design, platform, name }: PreviewPanelProps) {
  const { t } = useTranslation(['detail', 'editor', 'preview', 'pages', 'designs']);
  const copy = copyFor(face, design, platform);
  const others = face.copies.filter((one) => one.platform !== platform);
  return (
    <section aria-labelledby="detail-preview" className={`${PANEL_BOX} flex flex-col gap-4`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="detail-preview" className="mr-auto font-semibold">
          {copy ? copyName(t, copy) : t('preview')}
        </h2>
        <CopyLinks face={face} platform={platform} />
      </div>
      {copy ? (
        <LiveCopy key={copy.id} copy={copy} design={design} face={face} name={name} />
      ) : (
        <div className="grid min-h-64 place-items-center rounded-lg border border-dashed border-line p-6 text-center">
          <div className="flex max-w-sm flex-col items-center gap-3">
            <p>{design ? missingWords(t, platform) : t('unreadable')}</p>
            {design
              ? others.map((one) => (
                  <Link
                    key={one.id}
                    to={`/dialDetail/${face.id}/${one.platform}`}
                    className="min-h-6 text-accent underline-offset-2 hover:underline"
                  >
                    {t('show', { copy: copyName(t, one) })}
                  </Link>
                ))
              : null}
          </div>
        </div>
      )}
    </section>
  );
}

function missingWords(t: TFunction, platform: string): string {
  return platformName.safeParse(platform).success
    ? t('detail:noCopy', { watch: t(`designs:watch.${platform}`) })
    : t('detail:noWatch');
}

interface LiveCopyProps {
  copy: FaceCopy;
  design: Design | null;
  face: FaceData;
  name: string;
}

function LiveCopy({ copy, design, face, name }: LiveCopyProps) {
  const { t } = useTranslation(['detail', 'editor', 'preview']);
  const [mode, setMode] = useState<ModeName>('normal');
  const [isFull, setFull] = useState(false);
  const run = useLiveWatch();
  const { watch, isRunning, toggle } = run;
  const shown = design?.copies.filter(({ id }) => face.copies.some((one) => one.id === id)) ?? [];
  return (
    <>
      <div className="mx-auto w-full max-w-[27rem]">
        <ModeFace copy={copy} mode={mode} watch={watch} live={isRunning} name={name} />
      </div>
      {mode === 'ambient' && copy.ambient === null ? (
        <p className="text-center text-sm text-muted">{t('noAmbient')}</p>
      ) : null}
      <div className="flex flex-wrap items-center justify-center gap-3">
        <ModeSwitch copy={copy} run={run} mode={mode} onChange={setMode} />
        <div className="flex flex-wrap gap-2">
          <Button icon={isRunning ? <Pause size={14} /> : <Play size={14} />} onClick={toggle}>
            <SwapWords
              shown={t(isRunning ? 'preview:pauseAll' : 'preview:playAll')}
              other={t(isRunning ? 'preview:playAll' : 'preview:pauseAll')}
            />
          </Button>
          <Button icon={<Maximize size={14} />} onClick={() => setFull(true)}>
            {t('fullScreen')}
          </Button>
        </div>
      </div>
      {isFull ? (
        <FacePreview name={name} copies={shown} start={{ copyId: copy.id, mode }} onClose={() => setFull(false)} />
      ) : null}
    </>
  );
}

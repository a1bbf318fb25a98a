// Both modes of a face live side by side, one copy at a time; full screen with the watch's controls.
import { Maximize, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { copyName } from '@/simulator/copyWords';
import { FacePreview } from '@/simulator/FacePreview';
import { ModeFace } from '@/simulator/ModeFace';
import { useLiveWatch } from '@/simulator/useLiveWatch';
import { Button } from '@/ui/Button';
import { Segmented } from '@/ui/Segmented';
import { SwapWords } from '@/ui/SwapWords';

const MODES: readonly ModeName[] = ['normal', 'ambient'];

export function BothModes({ copies, name }: { copies: readonly FaceCopy[]; name: string }) {
  const { t } = useTranslation(['moderation', 'editor', 'preview', 'detail']);
  const [copyId, setCopyId] = useState('');
  const [isFull, setFull] = useState(false);
  const { watch, isRunning, toggle } = useLiveWatch();
  const copy = copies.find(({ id }) => id === copyId) ?? copies[0];
  if (!copy) return null;
  return (
    <>
      {copies.length > 1 ? (
        <Segmented
          label={t('preview:copy')}
          value={copy.id}
          options={copies.map((one) => ({ value: one.id, label: copyName(t, one) }))}
          onChange={setCopyId}
          className="self-start"
        />
      ) : (
        <p className="-mt-3 text-sm text-muted">{copyName(t, copy)}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {MODES.map((mode) => (
          <figure key={mode} className="flex flex-col items-center gap-2">
            <div className="w-full max-w-80">
              <ModeFace key={copy.id} copy={copy} mode={mode} watch={watch} live={isRunning} name={name} />
            </div>
            <figcaption className="text-sm text-muted">
              {mode === 'ambient' && copy.ambient === null ? t('detail:noAmbient') : t(`editor:modes.${mode}`)}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon={isRunning ? <Pause size={14} /> : <Play size={14} />} onClick={toggle}>
          <SwapWords
            shown={t(isRunning ? 'preview:pauseAll' : 'preview:playAll')}
            other={t(isRunning ? 'preview:playAll' : 'preview:pauseAll')}
          />
        </Button>
        <Button icon={<Maximize size={14} />} onClick={() => setFull(true)}>
          {t('detail:fullScreen')}
        </Button>
      </div>
      {isFull ? (
        <FacePreview
          name={name}
          copies={copies}
          start={{ copyId: copy.id, mode: 'normal' }}
          onClose={() => setFull(false)}
        />
      ) : null}
    </>
  );
}

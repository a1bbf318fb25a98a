// The face of the preview in its bezel, as large as possible; shows what taps would open on the watch.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localTime } from '@/face/dataTags/watchState';
import type { Playback } from '@/face/liveData/playback';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { showToast } from '@/ui/toasts';
import { FaceThumbnail } from './FaceThumbnail';
import { useSimulator, useWatchField } from './simulator';
import { TapButtons } from './TapButtons';
import { tapOf, tapWords } from './taps';

export interface PreviewFaceProps {
  /** Of the design. */
  name: string;
  copy: FaceCopy;
  mode: ModeName;
  nodes: readonly FaceNode[];
  playback: Playback;
}

const two = (value: number) => String(value).padStart(2, '0');

/** A one-sentence description of the face that updates once a minute. */
function useFaceTitle(name: string, copy: FaceCopy, mode: ModeName): string {
  const { t } = useTranslation(['editor', 'preview']);
  const zone = useWatchField('zone');
  const { hour, minute } = localTime(useWatchField('now'), zone);
  return t('preview:face', {
    name,
    shape: t(`preview:shapes.${copy.shape}`),
    ...canvasSize(copy.ratio),
    mode: t(`modes.${mode}`),
    time: `${two(hour)}:${two(minute)}`,
  });
}

export function PreviewFace({ name, copy, mode, nodes, playback }: PreviewFaceProps) {
  const { t } = useTranslation(['editor', 'preview', 'fields']);
  const { watch } = useSimulator();
  const title = useFaceTitle(name, copy, mode);
  const face = useRef<HTMLDivElement>(null);
  const { width, height } = canvasSize(copy.ratio);

  // A listener on the element, because a tap is an event of the drawing. Keyboard users have the buttons below.
  useEffect(() => {
    const element = face.current;
    const onClick = (event: Event) => {
      const tap = event.target instanceof Element ? tapOf(event.target, nodes) : null;
      if (tap?.kind === 'area') showToast({ text: tapWords(t, tap) });
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [nodes, t]);

  return (
    <>
      {/* On narrow windows toasts appear below the face. */}
      <div className="grid min-h-0 grow place-items-center p-4 max-lg:pb-2 [container-type:size]">
        <div
          ref={face}
          data-keep-clear={copy.shape === 'circle' ? 'circle' : 'box'}
          style={{ width: `min(100cqw, ${(100 * width) / height}cqh)` }}
        >
          <FaceThumbnail
            nodes={nodes}
            ratio={copy.ratio}
            shape={copy.shape}
            watch={watch}
            rest={copy.watchFace}
            mode={mode}
            playback={playback}
            title={title}
          />
        </div>
      </div>
      <div aria-hidden="true" className="h-16 shrink-0 lg:hidden short:hidden" />
      {mode === 'normal' ? <TapButtons face={face} nodes={nodes} /> : null}
    </>
  );
}

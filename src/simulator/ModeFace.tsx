// A live copy of a face in one mode, with an accessible name; black if it has no always-on layers.
import { useTranslation } from 'react-i18next';
import type { LiveWatch } from '@/face/liveData/watch';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import { FaceThumbnail } from './FaceThumbnail';
import { shownNodes } from './shownNodes';
import { usePlayed } from './usePlayed';

export interface ModeFaceProps {
  copy: FaceCopy;
  mode: ModeName;
  watch: LiveWatch;
  /** Animations play. */
  live: boolean;
  /** Name of the face; without one the picture is decorative. */
  name?: string | undefined;
}

/** Returns a phrase that describes a mode of a copy. */
export function useModeTitle(): (copy: FaceCopy, mode: ModeName, name: string) => string {
  const { t } = useTranslation(['editor', 'preview']);
  return (copy, mode, name) =>
    t('preview:faceOf', {
      name,
      shape: t(`preview:shapes.${copy.shape}`),
      ...canvasSize(copy.ratio),
      mode: t(`modes.${mode}`),
    });
}

export function ModeFace({ copy, mode, watch, live, name }: ModeFaceProps) {
  const nodes = shownNodes(copy, mode);
  const playback = usePlayed(nodes, live);
  const titleOf = useModeTitle();
  return (
    <FaceThumbnail
      nodes={nodes}
      ratio={copy.ratio}
      shape={copy.shape}
      watch={watch}
      rest={copy.watchFace}
      mode={mode}
      playback={playback}
      title={name === undefined ? undefined : titleOf(copy, mode, name)}
    />
  );
}

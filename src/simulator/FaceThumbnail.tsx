// A small picture of a face in its bezel, drawn as everywhere else.
import { memo } from 'react';
import type { Playback } from '@/face/liveData/playback';
import type { LiveWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { canvasSize, type ModeName, type Shape } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { pictureSource } from './pictureSource';

export interface FaceThumbnailProps {
  nodes: readonly FaceNode[];
  /** `width*height`, px. */
  ratio: string;
  shape: Shape;
  watch: LiveWatch;
  /** Which look the slots wear; normal where none is given. */
  mode?: ModeName | undefined;
  /** Plays the animations; without it they stand at their first frame. */
  playback?: Playback | undefined;
  /** Name for people who do not see it; without one it is decoration. */
  title?: string | undefined;
  className?: string | undefined;
}

/** Fills the width given and keeps the proportions of the face. The bezel is a watch's: dark in either theme. */
export const FaceThumbnail = memo(function FaceThumbnail(props: FaceThumbnailProps) {
  const { nodes, ratio, shape, watch, mode = 'normal', playback, title, className = '' } = props;
  const { width, height } = canvasSize(ratio);
  const corners = shape === 'circle' ? 'rounded-full' : 'rounded-[14%]';
  return (
    <div
      className={`keep-colors relative bg-bezel p-[2.6%] ${corners} ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <div className={`size-full overflow-hidden bg-black ${corners}`}>
        <FaceSvg
          nodes={nodes}
          canvas={{ width, height, shape }}
          watch={watch}
          assets={pictureSource}
          className="block"
          mode={mode}
          {...(playback ? { playback } : {})}
          {...(title === undefined ? {} : { title })}
        />
      </div>
    </div>
  );
});

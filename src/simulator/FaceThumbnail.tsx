// A small picture of a face in its bezel.
import { memo, useEffect, useRef } from 'react';
import type { Playback } from '@/face/liveData/playback';
import type { LiveWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import type { FaceRest } from '@/face/nodes/kept/RestSvg';
import { canvasSize, type ModeName, type Shape } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { needBuiltInFonts } from '@/service/fonts/builtInFonts';
import { pictureSource } from './pictureSource';
import { usePicturesReady } from './usePicturesReady';

export interface FaceThumbnailProps {
  nodes: readonly FaceNode[];
  /** `width*height`, px. */
  ratio: string;
  shape: Shape;
  watch: LiveWatch;
  /** The mode in which slots are drawn; default: normal. */
  mode?: ModeName | undefined;
  /** Preserved data of the copy outside its layers; null for a face that was not imported. */
  rest?: FaceRest | undefined;
  /** Plays the animations; without it they show their first frame. */
  playback?: Playback | undefined;
  /** Accessible name; without one the picture is decorative. */
  title?: string | undefined;
  className?: string | undefined;
}

/** A placeholder over the face until all its pictures are loaded, so that it does not appear in parts. */
function Skeleton({ corners }: { corners: string }) {
  return (
    <div
      aria-hidden="true"
      data-skeleton=""
      className={`absolute inset-[2.6%] grid place-items-center bg-bezel ${corners}`}
    >
      <div className={`size-[88%] animate-pulse bg-white/10 motion-reduce:animate-none ${corners}`} />
    </div>
  );
}

/** Fills the available width and keeps the face's proportions. The bezel is dark in either theme, like a watch's. */
export const FaceThumbnail = memo(function FaceThumbnail(props: FaceThumbnailProps) {
  const { nodes, ratio, shape, watch, mode = 'normal', rest, playback, title, className = '' } = props;
  const { width, height } = canvasSize(ratio);
  const drawing = useRef<HTMLDivElement>(null);
  const isReady = usePicturesReady(nodes, drawing);
  useEffect(() => needBuiltInFonts(nodes), [nodes]);
  const corners = shape === 'circle' ? 'rounded-full' : 'rounded-[14%]';
  return (
    <div
      className={`keep-colors relative bg-bezel p-[2.6%] ${corners} ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-busy={!isReady || undefined}
    >
      <div ref={drawing} className={`size-full overflow-hidden bg-black ${corners}`}>
        <FaceSvg
          nodes={nodes}
          canvas={{ width, height, shape }}
          watch={watch}
          assets={pictureSource}
          className="block"
          mode={mode}
          rest={rest}
          {...(playback ? { playback } : {})}
          {...(title === undefined ? {} : { title })}
        />
      </div>
      {isReady ? null : <Skeleton corners={corners} />}
    </div>
  );
});

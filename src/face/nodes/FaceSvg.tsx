// A whole face: all its layers, clipped to the shape of the watch. Canvas, thumbnails and previews are this one drawing.
import { useId, useMemo } from 'react';
import { canvasCircle } from '@/face/geometry/bounds';
import type { Playback } from '@/face/liveData/playback';
import type { LiveWatch } from '@/face/liveData/watch';
import type { ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { AssetProvider, type AssetSource, useAssetSource } from './AssetSvg';
import type { CanvasFacts } from './defineNode';
import { publishersIn } from './kept/publishers';
import { type FaceRest, RestProvider, useFaceRest } from './kept/RestSvg';
import { ModeProvider, useFaceMode } from './ModeSvg';
import { NodeSvg } from './NodeSvg';
import { PlaybackProvider, usePlayback } from './PlaybackSvg';
import { WatchProvider } from './WatchSvg';

interface FaceSvgProps {
  /** Layers, bottom first. */
  nodes: readonly FaceNode[];
  canvas: CanvasFacts;
  watch: LiveWatch;
  /** Where pictures come from; without it, that of the AssetProvider around. */
  assets?: AssetSource;
  /** Plays the animations; without it, that of the PlaybackProvider around, or none: all stand at their first frame. */
  playback?: Playback;
  /** Which look the slots wear; without it, that of the ModeProvider around, or the normal one. */
  mode?: ModeName;
  /** What a face made elsewhere says beside its layers; without it, that of the RestProvider around. */
  rest?: FaceRest | undefined;
  showKept?: boolean;
  /** Name for people who do not see it; without one it is decoration. */
  title?: string;
  className?: string;
}

/** Shape of the watch as a clip. */
export function ClipSvg({ id, canvas }: { id: string; canvas: CanvasFacts }) {
  return (
    <clipPath id={id}>
      {canvas.shape === 'circle' ? (
        <circle {...canvasCircle(canvas)} />
      ) : (
        <rect width={canvas.width} height={canvas.height} />
      )}
    </clipPath>
  );
}

/** The face; it fills the element around it and keeps the proportions of its canvas. */
export function FaceSvg(props: FaceSvgProps) {
  const { nodes, canvas, watch, assets, playback, mode, rest, showKept = false, title, className } = props;
  const clip = useId();
  const assetsAround = useAssetSource();
  const playbackAround = usePlayback();
  const modeAround = useFaceMode();
  const restAround = useFaceRest();
  const publishers = useMemo(() => publishersIn(nodes), [nodes]);
  return (
    <svg
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      width="100%"
      height="100%"
      className={className}
      data-face=""
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <ClipSvg id={clip} canvas={canvas} />
      <WatchProvider watch={watch}>
        <AssetProvider assets={assets ?? assetsAround}>
          <PlaybackProvider playback={playback ?? playbackAround}>
            <ModeProvider mode={mode ?? modeAround}>
              <RestProvider rest={rest ?? restAround} publishers={publishers}>
                <g clipPath={`url(#${clip})`}>
                  {nodes.map((node) => (
                    <NodeSvg key={node.uuid} node={node} canvas={canvas} showKept={showKept} />
                  ))}
                </g>
              </RestProvider>
            </ModeProvider>
          </PlaybackProvider>
        </AssetProvider>
      </WatchProvider>
    </svg>
  );
}

// A whole face: all layers, clipped to the shape of the watch. The canvas, thumbnails and previews all use this
// component.
import { useId, useMemo } from 'react';
import { canvasCircle } from '@/face/geometry/bounds';
import type { Playback } from '@/face/liveData/playback';
import type { LiveWatch } from '@/face/liveData/watch';
import type { ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { AssetProvider, type AssetSource, useAssetSource } from './AssetSvg';
import { branchesOf } from './branches';
import type { CanvasFacts } from './defineNode';
import { publishersIn } from './kept/publishers';
import { type FaceRest, RestProvider, useFaceRest } from './kept/RestSvg';
import { ModeProvider, useFaceMode } from './ModeSvg';
import { BranchSvg } from './NodeSvg';
import { PlaybackProvider, usePlayback } from './PlaybackSvg';
import { WatchProvider } from './WatchSvg';

interface FaceSvgProps {
  /** Layers, bottom first. */
  nodes: readonly FaceNode[];
  canvas: CanvasFacts;
  watch: LiveWatch;
  /** Source of pictures; default: the nearest AssetProvider. */
  assets?: AssetSource;
  /** Plays the animations; default: the nearest PlaybackProvider. Without one, all show their first frame. */
  playback?: Playback;
  /** The mode in which slots are drawn; default: the nearest ModeProvider, else normal. */
  mode?: ModeName;
  /** Preserved data of an imported face outside its layers; default: the nearest RestProvider. */
  rest?: FaceRest | undefined;
  showKept?: boolean;
  /** Accessible name; without one the drawing is decorative. */
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

/** The face; fills its parent and keeps the canvas's proportions. */
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
                  {branchesOf(nodes).map((branch) => (
                    <BranchSvg key={branch.node.uuid} branch={branch} canvas={canvas} showKept={showKept} />
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

// A face that runs: 200 layers, 20 of them animations, hands and rings in real time; or a page that only asks for frames.
import { createRoot } from 'react-dom/client';
import { sampleState } from '@/face/dataTags/watchState';
import { createClock } from '@/face/liveData/clock';
import { createPlayback } from '@/face/liveData/playback';
import { createWatch } from '@/face/liveData/watch';
import { playbackOf } from '@/face/nodes';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { type FaceNode, nodeSchemas } from '@/schemas/nodes';
import { assets, benchDesign, framePicture } from './layers';

const CANVAS = { width: 500, height: 500, shape: 'circle' } as const;
const FRAMES = 10;
const query = new URLSearchParams(location.search);
const animated = Number(query.get('animated') ?? 20);

/** Animations in a grid, each of ten frames of 100 ms, for ever. */
const animations = Array.from({ length: animated }, (_, at) =>
  nodeSchemas.animation.parse({
    uuid: `animation${at}`,
    label: `Animation ${at}`,
    nodeType: 'animation',
    style: {
      ...{ x: 80 + (at % 5) * 70, y: 90 + Math.floor(at / 5) * 80, width: 40, height: 40 },
      imgs: Array.from({ length: FRAMES }, (_unused, frame) => ({ url: framePicture(frame) })),
    },
  }),
);
const live = [
  ...['#DWFKS#', '#DWFM#', '#DWFS#'].map((rotate, at) => ({
    nodeType: 'progress',
    style: { x: 245, y: 100, width: 10, height: 150, progressType: 'Linear', offset: { x: 5, y: 150 }, rotate },
    uuid: `hand${at}`,
    label: `Hand ${at}`,
  })),
  {
    nodeType: 'progress',
    style: { x: 10, y: 10, width: 480, height: 480, fillRate: '(#DsZ#/60)' },
    uuid: 'ring',
    label: 'R',
  },
].map((node) => nodeSchemas.progress.parse(node));

function faceOf(count: number): FaceNode[] {
  const still = benchDesign(count - animations.length - live.length).copies[0]?.normal.nodeList ?? [];
  return [...still, ...animations, ...live];
}

const schedule = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
const now = () => Date.now();

let frames = 0;
function countFrames() {
  frames += 1;
  requestAnimationFrame(countFrames);
}

function open() {
  if (!query.has('bare')) {
    const nodes = faceOf(200);
    const watch = createWatch(sampleState());
    const playback = createPlayback({ now: () => performance.now(), schedule });
    createRoot(document.getElementById('app') as HTMLElement).render(
      <FaceSvg nodes={nodes} canvas={CANVAS} watch={watch} assets={assets} playback={playback} />,
    );
    createClock({ watch, now, schedule }).setMode({ kind: 'real' });
    playback.play(
      nodes.flatMap((node) => {
        const timing = playbackOf(node);
        return timing ? [{ uuid: node.uuid, timing }] : [];
      }),
    );
  }
  countFrames();
}

Object.assign(window, { bench: { open, frames: () => frames } });

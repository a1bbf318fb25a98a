// A drawn face of an example in its bezel.
import { useMemo } from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import type { FaceNode } from '@/schemas/nodes';
import { usePlayed } from '@/simulator/usePlayed';
import { useReducedMotion } from '@/simulator/useReducedMotion';
import { artSource } from './art';
import { CANVAS, layer } from './sampleLayers';

const ground = { ...layer('root', { fill: '#0b0d11' }), uuid: 'example-ground' } as FaceNode;

/** The layers over a dark dial; a root among them replaces it. */
export function Face({ nodes, watch, title }: { nodes: readonly FaceNode[]; watch: LiveWatch; title: string }) {
  const all = useMemo(() => (nodes.some(({ nodeType }) => nodeType === 'root') ? nodes : [ground, ...nodes]), [nodes]);
  const playback = usePlayed(all, !useReducedMotion());
  return (
    <div className="example-face">
      <FaceSvg nodes={all} canvas={CANVAS} watch={watch} assets={artSource} playback={playback} title={title} />
    </div>
  );
}

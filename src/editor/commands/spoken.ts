// Numbers as they are said: tenths of a px or degree are heard by nobody as a difference, hundredths only as noise.
import { type Bounds, boundsOf, unionBounds } from '@/face/geometry/bounds';
import type { LayerList } from '../document/editorState';
import { boxOf } from './layerFacts';

/** With one decimal at most. */
export const spoken = (value: unknown): number => Math.round(Number(value) * 10) / 10 + 0;

/** The upright bounds of layers, canvas px; null where none has a box. */
export const boundsOfLayers = (layers: LayerList): Bounds | null =>
  unionBounds(
    layers.flatMap((node) => {
      const box = boxOf(node);
      return box ? [boundsOf(box)] : [];
    }),
  );

/** Place and size of layers as values of a sentence. */
export function spokenBounds(layers: LayerList): { x: number; y: number; width: number; height: number } | null {
  const bounds = boundsOfLayers(layers);
  if (!bounds) return null;
  const { x, y, width, height } = bounds;
  return { x: spoken(x), y: spoken(y), width: spoken(width), height: spoken(height) };
}

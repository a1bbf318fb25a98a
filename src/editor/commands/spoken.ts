// Rounds numbers for announcements, because listeners gain nothing from hundredths of a px or degree.
import { type Bounds, boundsOf, unionBounds } from '@/face/geometry/bounds';
import type { LayerList } from '../document/editorState';
import { boxOf } from './layerFacts';

/** At most one decimal. */
export const spoken = (value: unknown): number => Math.round(Number(value) * 10) / 10 + 0;

/** Axis-aligned bounds of layers, canvas px; null if none has a box. */
export const boundsOfLayers = (layers: LayerList): Bounds | null =>
  unionBounds(
    layers.flatMap((node) => {
      const box = boxOf(node);
      return box ? [boundsOf(box)] : [];
    }),
  );

/** Position and size of layers as parameters of a sentence. */
export function spokenBounds(layers: LayerList): { x: number; y: number; width: number; height: number } | null {
  const bounds = boundsOfLayers(layers);
  if (!bounds) return null;
  const { x, y, width, height } = bounds;
  return { x: spoken(x), y: spoken(y), width: spoken(width), height: spoken(height) };
}

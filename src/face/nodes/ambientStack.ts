// Always-on as it is drawn: its layers and the slots of the normal list between and above them.
import type { FaceNode } from '@/schemas/nodes';

/**
 * For each of always-on's layers, bottom first, how many slots lie below it. Slots stand above all layers, but for a layer that says
 * over which it stands, and what lies on that layer.
 */
export function slotsBelow(layers: readonly FaceNode[], slots: readonly FaceNode[]): readonly number[] {
  const places = new Map(slots.map(({ uuid }, index) => [uuid, index + 1]));
  let below = 0;
  return layers.map(({ overSlot }) => {
    below = Math.max(below, (typeof overSlot === 'string' && places.get(overSlot)) || 0);
    return below;
  });
}

/** Layers and slots in painting order, bottom first; a slot that the layers hold stands where they have it. */
export function ambientStack(layers: readonly FaceNode[], normalSlots: readonly FaceNode[]): readonly FaceNode[] {
  const own = new Set(layers.map(({ uuid }) => uuid));
  const slots = normalSlots.filter(({ uuid }) => !own.has(uuid));
  const below = slotsBelow(layers, slots);
  const top = below.at(-1) ?? 0;
  const stack = layers.flatMap((layer, index) => [...slots.slice(below[index - 1] ?? 0, below[index]), layer]);
  return [...stack, ...slots.slice(top)];
}

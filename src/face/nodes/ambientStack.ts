// Painting order in always-on: its own layers, with the slots of the normal list between and above them.
import type { FaceNode } from '@/schemas/nodes';

/**
 * For each always-on layer, bottom first, the number of slots below it. Slots are above all layers, except for a layer
 * that names the slot it is above, and the layers on top of that one.
 */
export function slotsBelow(layers: readonly FaceNode[], slots: readonly FaceNode[]): readonly number[] {
  const places = new Map(slots.map(({ uuid }, index) => [uuid, index + 1]));
  let below = 0;
  return layers.map(({ overSlot }) => {
    below = Math.max(below, (typeof overSlot === 'string' && places.get(overSlot)) || 0);
    return below;
  });
}

/** Layers and slots in painting order, bottom first; a slot that is also among the layers keeps its place there. */
export function ambientStack(layers: readonly FaceNode[], normalSlots: readonly FaceNode[]): readonly FaceNode[] {
  const own = new Set(layers.map(({ uuid }) => uuid));
  const slots = normalSlots.filter(({ uuid }) => !own.has(uuid));
  const below = slotsBelow(layers, slots);
  const top = below.at(-1) ?? 0;
  const stack = layers.flatMap((layer, index) => [...slots.slice(below[index - 1] ?? 0, below[index]), layer]);
  return [...stack, ...slots.slice(top)];
}

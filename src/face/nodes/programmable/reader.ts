// Reads tap areas of the Watch Face Format: an invisible part with a launch target.

import type { WatchFaceReader } from '../faceSource';
import { boxIn, onlyChild } from '../watchFaceValues';
import { LAUNCH_TARGETS } from './schema';

export const read: WatchFaceReader<'programmable'> = ([part]) => {
  const intent = part?.name === 'PartDraw' ? onlyChild(part, 'Launch')?.attributes.target : undefined;
  const box = part && boxIn(part);
  if (!intent || !box) return [];
  const opens = LAUNCH_TARGETS.find((target) => target === intent) ?? 'CUSTOM';
  const interaction = { type: 'CLICK', action: { type: 'LAUNCHER', intent } } as const;
  return [{ fields: { style: { ...box, shapeType: 'Rectangle', opens, interaction } }, took: 1 }];
};

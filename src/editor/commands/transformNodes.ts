// Result of a gesture or tool on several layers: new positions, sizes or angles, as one undo state.

import { angleAnnouncement, placeAnnouncement, sizeAnnouncement } from './announcements';
import { defineStyleEdit, freeLayers, isRefusal, type Patches } from './changeLayers';
import { isFixed, layersBy, type Style } from './layerFacts';
import { withHandDefaults } from './restoredHands';

export interface TransformPayload {
  /** New style values by uuid. */
  patches: Patches;
}

/** Locked and fixed layers do not change. */
function transform(name: 'moveNodes' | 'resizeNodes' | 'rotateNodes', announce: typeof placeAnnouncement) {
  return defineStyleEdit<TransformPayload>({
    name,
    group: 'move',
    record: 'entry',
    route: 'canvas',
    patches(situation, { patches }) {
      const free = freeLayers(layersBy(situation.nodes, [...patches.keys()]).filter((node) => !isFixed(node)));
      if (isRefusal(free)) return free;
      return new Map(
        free.map((node) => [node.uuid, withHandDefaults(node, patches.get(node.uuid) as Style, situation)]),
      );
    },
    announce,
  });
}

/** End of a move gesture. */
export const moveNodes = transform('moveNodes', placeAnnouncement);
/** End of a resize gesture. */
export const resizeNodes = transform('resizeNodes', sizeAnnouncement);
/** End of a rotate gesture. */
export const rotateNodes = transform('rotateNodes', angleAnnouncement);

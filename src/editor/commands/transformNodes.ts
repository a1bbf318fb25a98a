// What a gesture or a tool did to several layers at once: new positions, sizes or angles, as one undo state.

import { angleSaid, positionSaid, sizeSaid } from './announcements';
import { defineStyleEdit, freeLayers, isRefusal, type Patches } from './changeLayers';
import { isFixed, layersBy, type Style } from './layerFacts';

export interface TransformPayload {
  /** New style values by uuid. */
  patches: Patches;
}

/** Locked and fixed layers keep what they have. */
function transform(name: 'moveNodes' | 'resizeNodes' | 'rotateNodes', announce: typeof positionSaid) {
  return defineStyleEdit<TransformPayload>({
    name,
    group: 'move',
    record: 'entry',
    route: 'canvas',
    patches({ nodes }, { patches }) {
      const free = freeLayers(layersBy(nodes, [...patches.keys()]).filter((node) => !isFixed(node)));
      if (isRefusal(free)) return free;
      return new Map(free.map((node) => [node.uuid, patches.get(node.uuid) as Style]));
    },
    announce,
  });
}

/** End of a move gesture. */
export const moveNodes = transform('moveNodes', positionSaid);
/** End of a resize gesture. */
export const resizeNodes = transform('resizeNodes', sizeSaid);
/** End of a rotate gesture. */
export const rotateNodes = transform('rotateNodes', angleSaid);

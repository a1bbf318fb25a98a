// Turning the selected layers by keys: 15 degrees, with Alt 1, clockwise or back, each about its own pivot.
import { normalAngle } from '@/face/geometry/transform';
import { handlesOf } from '@/face/nodes';
import { angleSaid } from './announcements';
import { defineStyleEdit, patchesFor } from './changeLayers';
import { boxOf } from './layerFacts';
import { movable } from './nudge';
import { refuse } from './refuse';

const TURNS = [
  { name: 'rotateRight', shortcut: 'Shift+.', degrees: 15 },
  { name: 'rotateLeft', shortcut: 'Shift+,', degrees: -15 },
  { name: 'rotateRightFine', shortcut: 'Alt+Shift+.', degrees: 1 },
  { name: 'rotateLeftFine', shortcut: 'Alt+Shift+,', degrees: -1 },
] as const;

export const TURN_COMMANDS = TURNS.map(({ name, shortcut, degrees }) =>
  defineStyleEdit({
    name,
    group: 'move',
    record: (_, { selection }) => ({ burstKey: `rotate:${selection.join()}` }),
    shortcuts: [shortcut],
    scope: 'layers',
    enabled: ({ selection }) => selection.length > 0,
    patches: (situation) =>
      patchesFor(movable(situation), (node) =>
        handlesOf(node, situation.canvas).rotate
          ? { rotation: normalAngle((boxOf(node)?.rotation ?? 0) + degrees) }
          : refuse('cannotRotate'),
      ),
    announce: angleSaid,
  }),
);

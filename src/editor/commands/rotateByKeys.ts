// Rotates the selected layers by keys: 15 degrees, with Alt 1, clockwise or back, each about its own pivot.
import { normalAngle } from '@/face/geometry/transform';
import { handlesOf } from '@/face/nodes';
import type { Refusal } from '@/face/platforms/platformPolicy';
import type { FaceNode } from '@/schemas/nodes';
import { angleAnnouncement } from './announcements';
import { defineStyleEdit, patchesFor, refusalOfChange, restyled } from './changeLayers';
import type { EditSituation } from './defineCommand';
import { boxOf } from './layerFacts';
import { movable } from './nudge';
import { refuse } from './refuse';
import { turnedWords } from './stepWords';

const TURNS = [
  { name: 'rotateRight', shortcut: 'Shift+.', degrees: 15 },
  { name: 'rotateLeft', shortcut: 'Shift+,', degrees: -15 },
  { name: 'rotateRightFine', shortcut: 'Alt+Shift+.', degrees: 1 },
  { name: 'rotateLeftFine', shortcut: 'Alt+Shift+,', degrees: -1 },
] as const;

const turned = (node: FaceNode, degrees: number) => ({
  rotation: normalAngle((boxOf(node)?.rotation ?? 0) + degrees),
});

/** Why a layer without a rotation handle cannot be rotated; the platform's reason if it has one. */
export const refusalOfTurn = (situation: EditSituation, node: FaceNode): Refusal =>
  refusalOfChange(situation, { nodes: situation.nodes, after: [restyled(node, turned(node, 1))] }) ??
  refuse('cannotRotate');

export const TURN_COMMANDS = TURNS.map(({ name, shortcut, degrees }) =>
  defineStyleEdit({
    name,
    group: 'move',
    record: (_, { selection }) => ({ burstKey: `rotate:${selection.join()}` }),
    shortcuts: [shortcut],
    scope: 'layers',
    route: 'pad',
    enabled: ({ selection }) => selection.length > 0,
    patches: (situation) =>
      patchesFor(movable(situation), (node) =>
        handlesOf(node, situation.canvas).rotate ? turned(node, degrees) : refusalOfTurn(situation, node),
      ),
    announce: angleAnnouncement,
    burstWords: turnedWords,
  }),
);

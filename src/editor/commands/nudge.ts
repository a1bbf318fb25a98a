// Moves the selected layers by the arrow keys: 1 px, with Shift 10. A run of presses is one undo state.
import { moveStyle } from '@/face/geometry/transform';
import { NUDGE_STEP, NUDGE_STEP_LARGE } from '@/schemas/limits';
import { placeAnnouncement } from './announcements';
import { defineStyleEdit, patchesFor } from './changeLayers';
import type { EditSituation } from './defineCommand';
import { DIRECTIONS, type Direction, eachDirection } from './directions';
import { boxOf, inOwnFrame, isFixed } from './layerFacts';
import { lack } from './refuse';
import { movedWords } from './stepWords';

export interface NudgePayload {
  /** Canvas px. */
  dx: number;
  dy: number;
}

export const movable = ({ selected }: Pick<EditSituation, 'selected'>) =>
  selected.filter((node) => !isFixed(node) && boxOf(node) !== null);

/** Why the selection cannot be moved: none of it has a box. */
export const noPlace = ({ selected }: EditSituation) =>
  selected.some((node) => !isFixed(node)) ? lack('noPlace') : null;

function nudge(direction: Direction, far: boolean) {
  const { key, x, y } = DIRECTIONS[direction];
  const step = far ? NUDGE_STEP_LARGE : NUDGE_STEP;
  return defineStyleEdit<NudgePayload>({
    name: `nudge${direction}${far ? 'Far' : ''}`,
    group: 'move',
    record: (_, { selection }) => ({ burstKey: `nudge:${selection.join()}` }),
    shortcuts: [far ? `Shift+${key}` : key],
    scope: 'canvas',
    route: 'pad',
    enabled: ({ selection }) => selection.length > 0,
    fromKeys: () => ({ dx: x * step, dy: y * step }),
    patches: (situation, { dx, dy }) =>
      patchesFor(movable(situation), (node) => {
        const box = boxOf(node);
        const by = inOwnFrame(situation.nodes, node, { x: dx, y: dy });
        return box ? { ...moveStyle(box, by.x, by.y) } : {};
      }),
    announce: placeAnnouncement,
    burstWords: movedWords,
  });
}

export const NUDGES = [false, true].flatMap((far) => eachDirection((direction) => nudge(direction, far)));

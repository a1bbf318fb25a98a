// Ends an Alt drag: places copies of the dragged layers at the drop point as one undo state.
import type { Point } from '@/face/geometry/bounds';
import { aboutSelection } from '../commands/announcements';
import { copiesOf } from '../commands/clipboard';
import { defineEdit, type EditSituation } from '../commands/defineCommand';
import { withContents } from '../commands/groups';
import { addedOutcome, refusalOfNew } from '../commands/insertLayers';
import { isFixed, layersBy } from '../commands/layerFacts';

export interface DuplicateMovedPayload {
  uuids: readonly string[];
  /** Canvas px from the originals. */
  by: Point;
}

const originalsOf = ({ nodes }: EditSituation, uuids: readonly string[]) =>
  withContents(
    nodes,
    layersBy(nodes, uuids).filter((node) => !isFixed(node)),
  );

export const duplicateMoved = defineEdit<DuplicateMovedPayload>({
  name: 'duplicate',
  group: 'edit',
  record: 'entry',
  route: 'canvas',
  check: (situation, { uuids }) => refusalOfNew(situation, 'paste', originalsOf(situation, uuids)),
  apply(situation, { uuids, by }) {
    const originals = originalsOf(situation, uuids);
    const top = originals.at(-1);
    if (!top) return null;
    const added = copiesOf(originals, situation, by);
    return addedOutcome(situation.nodes, added, situation.nodes.indexOf(top) + 1);
  },
  announce: aboutSelection('paste'),
});

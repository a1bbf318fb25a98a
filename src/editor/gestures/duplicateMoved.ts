// Ends an Alt drag: places copies of the dragged layers at the drop point as one undo state.
import type { Point } from '@/face/geometry/bounds';
import { moveStyle } from '@/face/geometry/transform';
import { aboutSelection } from '../commands/announcements';
import { restyled } from '../commands/changeLayers';
import { defineEdit, type EditSituation } from '../commands/defineCommand';
import { addedOutcome, refusalOfNew } from '../commands/insertLayers';
import { withFreeLabels } from '../commands/labels';
import { boxOf, isFixed, layersBy } from '../commands/layerFacts';

export interface DuplicateMovedPayload {
  uuids: readonly string[];
  /** Canvas px from the originals. */
  by: Point;
}

const originalsOf = ({ nodes }: EditSituation, uuids: readonly string[]) =>
  layersBy(nodes, uuids).filter((node) => !isFixed(node));

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
    const copies = originals.map((original) => {
      const box = boxOf(original);
      const node = { ...original, uuid: situation.newId() };
      return box ? restyled(node, { ...moveStyle(box, by.x, by.y) }) : node;
    });
    const added = withFreeLabels(copies, situation.nodes);
    return addedOutcome(situation.nodes, added, situation.nodes.indexOf(top) + 1);
  },
  announce: aboutSelection('paste'),
});

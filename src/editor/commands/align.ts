// Aligning the selected layers to the root shape, each by the bounds one sees (spec 5: relative to the root shape).
import { ALIGNMENTS, type Alignment, alignWithin } from '@/face/geometry/align';
import { positionSaid } from './announcements';
import { defineStyleEdit, patchesFor } from './changeLayers';
import { boxOf } from './layerFacts';
import { movable } from './nudge';

const NAMES: Record<Alignment, string> = {
  left: 'alignLeft',
  center: 'alignCenter',
  right: 'alignRight',
  top: 'alignTop',
  middle: 'alignMiddle',
  bottom: 'alignBottom',
};

function align(way: Alignment) {
  return defineStyleEdit({
    name: NAMES[way],
    group: 'move',
    record: 'entry',
    route: 'toolbar',
    enabled: ({ selected }) => movable({ selected }).length > 0,
    patches: (situation) => {
      const target = { x: 0, y: 0, width: situation.canvas.width, height: situation.canvas.height };
      return patchesFor(movable(situation), (node) => {
        const box = boxOf(node);
        return box ? { ...alignWithin(box, way, target) } : {};
      });
    },
    announce: positionSaid,
  });
}

/** The six ways, by name. */
export const ALIGN = Object.fromEntries(ALIGNMENTS.map((way) => [way, align(way)])) as Record<
  Alignment,
  ReturnType<typeof align>
>;
/** In the order of the toolbar. */
export const ALIGN_COMMANDS = ALIGNMENTS.map((way) => ALIGN[way]);

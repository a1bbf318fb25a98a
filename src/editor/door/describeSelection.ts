// The selection in words: where it is, how large, how it is turned; for those who do not see its box.
import { boundsOf, unionBounds } from '@/face/geometry/bounds';
import { i18n } from '@/service/language/i18n';
import { boxOf } from '../commands/layerFacts';
import { selectSelectedNodes, type WithEditor } from '../document/selectors';

/** One sentence in the language shown; empty while nothing with a box is selected. */
export function describeSelection(state: WithEditor): string {
  const boxes = selectSelectedNodes(state).flatMap((node) => {
    const box = boxOf(node);
    return box ? [{ label: node.label, box }] : [];
  });
  const [first] = boxes;
  if (!first) return '';
  if (boxes.length === 1) {
    const { x, y, width, height, rotation = 0 } = first.box;
    return i18n.t('editor:announce.describe', { label: first.label, x, y, width, height, angle: rotation });
  }
  const union = unionBounds(boxes.map(({ box }) => boundsOf(box)));
  return union ? i18n.t('editor:announce.describeMany', { n: boxes.length, ...union }) : '';
}

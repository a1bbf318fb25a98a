// Describes the position, size and rotation of the selection in words, for users who cannot see its box.
import { i18n } from '@/service/language/i18n';
import { boxOf } from '../commands/layerFacts';
import { spoken, spokenBounds } from '../commands/spoken';
import { selectSelectedNodes, type WithEditor } from '../document/selectors';

/** One sentence in the current language. Empty if no layer with a box is selected. */
export function describeSelection(state: WithEditor): string {
  const layers = selectSelectedNodes(state).filter((node) => boxOf(node) !== null);
  const [first] = layers;
  if (!first) return '';
  if (layers.length > 1) return i18n.t('editor:announce.describeMany', { n: layers.length, ...spokenBounds(layers) });
  const { x, y, width, height, rotation = 0 } = boxOf(first) ?? {};
  const place = { x: spoken(x), y: spoken(y), width: spoken(width), height: spoken(height), angle: spoken(rotation) };
  return i18n.t('editor:announce.describe', { label: first.label, ...place });
}

// Unique names of new layers.
import { freeLabel } from '@/schemas/freeLabel';
import type { FaceNode } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';
import { isFixed } from './layerFacts';

/** Labels in use. Fixed layers do not count: the root may have the same label as the background image. */
export const labelsOf = (nodes: LayerList): Set<string> =>
  new Set(nodes.filter((node) => !isFixed(node)).map((node) => node.label));

/** New layers with free labels. */
export function withFreeLabels(added: readonly FaceNode[], nodes: LayerList): FaceNode[] {
  const taken = labelsOf(nodes);
  return added.map((node) => {
    const label = freeLabel(node.label, taken);
    taken.add(label);
    return label === node.label ? node : { ...node, label };
  });
}

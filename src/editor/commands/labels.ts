// Names of new layers: the wanted one, or the same with the next free number ("Text", "Text 2").
import { LABEL_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';
import { isFixed } from './layerFacts';

/** Labels in use. Fixed layers do not count: the root may be called like the background image. */
export const labelsOf = (nodes: LayerList): Set<string> =>
  new Set(nodes.filter((node) => !isFixed(node)).map((node) => node.label));

/** Cut to a length in UTF-16 units, never inside a character. */
function shortened(text: string, units: number): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > units) break;
    short += character;
  }
  return short.trimEnd();
}

/** `wanted` if it is free, else with the smallest free number from 2. */
export function freeLabel(wanted: string, taken: ReadonlySet<string>): string {
  const label = shortened(wanted.trim(), LABEL_MAX) || '1';
  if (!taken.has(label)) return label;
  const base = label.replace(/ \d{1,4}$/, '');
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const candidate = shortened(base, LABEL_MAX - end.length) + end;
    if (!taken.has(candidate)) return candidate;
  }
}

/** New layers, each under a free label. */
export function withFreeLabels(added: readonly FaceNode[], nodes: LayerList): FaceNode[] {
  const taken = labelsOf(nodes);
  return added.map((node) => {
    const label = freeLabel(node.label, taken);
    taken.add(label);
    return label === node.label ? node : { ...node, label };
  });
}

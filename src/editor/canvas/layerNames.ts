// The accessible name of a drawn layer: label, type, place, and whether it is hidden, off the canvas, locked or selected.

import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { FaceNode } from '@/schemas/nodes';
import { i18n } from '@/service/language/i18n';
import { isLocked, isOutside, isVisible } from '../commands/layerFacts';
import { isOffDial } from '../commands/pivot';

/** Words of each language, by the object that holds them. */
const looked = new WeakMap<object, Map<string, string>>();

function lookedUp(): Map<string, string> {
  const texts = i18n.getDataByLanguage(i18n.language)?.editor;
  const known = typeof texts === 'object' ? looked.get(texts) : undefined;
  if (known) return known;
  const words = new Map<string, string>();
  if (typeof texts === 'object') looked.set(texts, words);
  return words;
}

/** Where numbers go in a word that is looked up once. */
const SIGNS = { i: '<i>', n: '<n>' } as const;

/** A word of `editor.canvas`, looked up once per language: a face may have 2000 layers. */
function word(key: string, otherwise = ''): string {
  const words = lookedUp();
  const known = words.get(key);
  if (known !== undefined) return known;
  const path = `editor:canvas.${key}`;
  const found = otherwise === '' || i18n.exists(path) ? i18n.t(path, SIGNS) : word(otherwise);
  words.set(key, found);
  return found;
}

/** The type in words. */
export const typeName = (node: FaceNode): string => word(`types.${node.nodeType}`, 'types.unknown');

/** What separates the parts of a name. */
export const nameSeparator = (): string => word('separator');

/** What the layer itself does not say: where it stands in the list, 1 being the top, of how many, whether it is selected, what it shows now. */
export interface LayerStanding {
  readonly i: number;
  readonly n: number;
  readonly selected: boolean;
  /** Empty: nothing that its label does not say. */
  readonly shows: string;
}

/** Such as `Digital time, 08:59, Text, 2 of 7, locked, selected`. */
export function layerName(node: FaceNode, canvas: CanvasFacts, { i, n, selected, shows }: LayerStanding): string {
  const place = word('place').replace(SIGNS.i, String(i)).replace(SIGNS.n, String(n));
  const type = typeName(node);
  // A layer that is called what it is, is called so once.
  const parts = [
    node.label,
    ...(shows && shows !== type ? [shows] : []),
    ...(type === node.label ? [] : [type]),
    place,
  ];
  if (!isVisible(node)) parts.push(word('hidden'));
  if (isOutside(node, canvas)) parts.push(word('outside'));
  if (isOffDial(node, canvas)) parts.push(word('offDial'));
  if (isLocked(node)) parts.push(word('locked'));
  if (selected) parts.push(word('selected'));
  return parts.join(nameSeparator());
}

/** Writes the name, and what kind of thing it is, on the layer's element. */
export function nameLayer(element: SVGGElement, node: FaceNode, canvas: CanvasFacts, standing: LayerStanding): void {
  const said = { 'aria-roledescription': word('layer'), 'aria-label': layerName(node, canvas, standing) };
  // What is written is styled anew, even where it is the same.
  for (const [name, value] of Object.entries(said)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

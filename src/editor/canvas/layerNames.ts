// The accessible name of a drawn layer: label, type, position, and whether it is hidden, off the canvas, locked or
// selected.

import type { CanvasFacts } from '@/face/nodes/defineNode';
import { isUnchosen } from '@/face/nodes/shownFor';
import type { FaceNode } from '@/schemas/nodes';
import { i18n } from '@/service/language/i18n';
import { isLocked, isOutside, isVisible } from '../commands/layerFacts';
import { isOffDial } from '../commands/pivot';

/** Translated words per language, by its resource object. */
const looked = new WeakMap<object, Map<string, string>>();

function lookedUp(): Map<string, string> {
  const texts = i18n.getDataByLanguage(i18n.language)?.editor;
  const cached = typeof texts === 'object' ? looked.get(texts) : undefined;
  if (cached) return cached;
  const words = new Map<string, string>();
  if (typeof texts === 'object') looked.set(texts, words);
  return words;
}

/** Placeholders for numbers in a word that is looked up once. */
const SIGNS = { i: '<i>', n: '<n>' } as const;

/** A text of `editor.canvas`, looked up once per language, because a face may have 2000 layers. */
function word(key: string, otherwise = ''): string {
  const words = lookedUp();
  const cached = words.get(key);
  if (cached !== undefined) return cached;
  const path = `editor:canvas.${key}`;
  const text = otherwise === '' || i18n.exists(path) ? i18n.t(path, SIGNS) : word(otherwise);
  words.set(key, text);
  return text;
}

/** The type in words. */
export const typeName = (node: FaceNode): string => word(`types.${node.nodeType}`, 'types.unknown');

/** Separator between the parts of a name. */
export const nameSeparator = (): string => word('separator');

/**
 * Context of a layer's name: its position in the list (1 is the top), the list's length, whether it is selected, and
 * its current content.
 */
export interface LayerStanding {
  readonly i: number;
  readonly n: number;
  readonly selected: boolean;
  /** Empty if the label already says it. */
  readonly shows: string;
}

/** Such as `Digital time, 08:59, Text, 2 of 7, locked, selected`. */
export function layerName(node: FaceNode, canvas: CanvasFacts, { i, n, selected, shows }: LayerStanding): string {
  const place = word('place').replace(SIGNS.i, String(i)).replace(SIGNS.n, String(n));
  const type = typeName(node);
  // The type is omitted if it equals the label.
  const parts = [
    node.label,
    ...(shows && shows !== type ? [shows] : []),
    ...(type === node.label ? [] : [type]),
    place,
  ];
  if (!isVisible(node)) parts.push(word('hidden'));
  if (isUnchosen(node)) parts.push(word('otherChoice'));
  if (isOutside(node, canvas)) parts.push(word('outside'));
  if (isOffDial(node, canvas)) parts.push(word('offDial'));
  if (isLocked(node)) parts.push(word('locked'));
  if (selected) parts.push(word('selected'));
  return parts.join(nameSeparator());
}

/** Sets the name and role description on the layer's element. */
export function nameLayer(element: SVGGElement, node: FaceNode, canvas: CanvasFacts, standing: LayerStanding): void {
  const labels = { 'aria-roledescription': word('layer'), 'aria-label': layerName(node, canvas, standing) };
  // Writing an attribute triggers a style recalculation, even if it is unchanged.
  for (const [name, value] of Object.entries(labels)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

// Plain text from other programs becomes a text layer, a supported expression a layer that shows its data. A mix of
// both is refused.

import { addNode } from '@/editor/commands/addNode';
import { restyled } from '@/editor/commands/changeLayers';
import { boxOf } from '@/editor/commands/layerFacts';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { startPlace } from '@/editor/images/startPlace';
import { tagInWords, textTagFault } from '@/face/dataTags/expression/usage';
import { catalogueItem } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { TEXT_MAX } from '@/schemas/limits';
import { holdsControls, withoutControls } from '@/schemas/names';
import { newId } from '@/schemas/newId';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';

/** Approximate width of a line in ems: CJK characters are square, others narrower. */
const emsOf = (line: string): number => [...line].reduce((sum, sign) => sum + (/[⺀-￯]/u.test(sign) ? 1 : 0.62), 0);

/** One line, because text layers do not wrap. */
const asLine = (text: string): string => withoutControls(text).replace(/\s+/g, ' ').trim();

/** The beginning that fits in a layer, without half of a surrogate pair. */
const fitting = (line: string): string => line.slice(0, TEXT_MAX).replace(/[\uD800-\uDBFF]$/, '');

export function pasteText(store: EditorReduxStore, text: string): void {
  const item = catalogueItem('text');
  const whole = asLine(text);
  const line = whole.length > TEXT_MAX ? fitting(whole) : whole;
  if (!item) return;
  if (holdsControls(text)) showToast({ tone: 'info', text: i18n.t('errors:text.controlsLeftOut') });
  if (line === '') return;
  const place = startPlace(store.getState());
  const node = createNode(item, { uuid: newId(), label: i18n.t('catalogue:items.text'), place });
  const box = boxOf(node);
  const { fontSize } = node.style as { fontSize?: number };
  const tag = tagInWords(line);
  const isExpression = tag !== null && textTagFault(line) === null && place.allowsText(line);
  // A text never contains both words and a tag (spec 5).
  if (tag !== null && !isExpression) {
    showToast({ tone: 'warning', text: i18n.t('errors:text.holdsTag', { tag }) });
    return;
  }
  if (line !== whole) showToast({ tone: 'info', text: i18n.t('errors:text.shortened', { max: TEXT_MAX }) });
  const wide = Math.ceil(emsOf(line) * (fontSize ?? 0)) + 2;
  const width = Math.max(box?.width ?? 0, Math.min(place.canvas.width, isExpression ? 0 : wide));
  const words = isExpression ? { text: '', textTag: line } : { text: line };
  const made = restyled(node, { ...words, width, x: Math.round((place.canvas.width - width) / 2) });
  runCommand(store, addNode, { nodes: [made] });
}

// Layers as text in the system's clipboard, so that another tab of Dialwright can paste them; whatever comes back is checked.
import { z } from 'zod';
import { layersLimits } from '@/bytes/json/jsonLimits';
import { readJsonText } from '@/bytes/json/readJson';
import { CANVAS_SIDE_MAX, NODES_MAX } from '@/schemas/limits';
import { cleanName } from '@/schemas/names';
import { type FaceNode, node } from '@/schemas/nodes';
import { tooDeepOrLarge, withoutProto } from '@/schemas/readDesign';
import type { Clipboard } from '../document/clipboard';
import { isFixed } from './layerFacts';

/** Type of our own in the system's clipboard. */
export const LAYERS_TYPE = 'application/x-dialwright-layers+json';
/** More text than this is neither written nor read, UTF-16 units. */
export const CLIPBOARD_TEXT_MAX = 4 * 1024 * 1024;

const side = z.number().min(1).max(CANVAS_SIDE_MAX);
const payload = z.object({
  format: z.literal('dialwright-layers'),
  version: z.literal(1),
  id: z.string().min(1).max(100),
  canvas: z.object({ width: side, height: side }),
  nodes: z.array(node).min(1).max(NODES_MAX),
});

/** Null where it would be larger than is read again. */
export function clipboardText({ id, canvas, nodes }: Clipboard): string | null {
  const { width, height } = canvas;
  const text = JSON.stringify({ format: 'dialwright-layers', version: 1, id, canvas: { width, height }, nodes });
  return text.length <= CLIPBOARD_TEXT_MAX ? text : null;
}

/** The clipboard a text stands for; null for a damaged one, or one of a newer version. Never throws. */
export function readClipboardText(text: string): Clipboard | null {
  if (text.length > CLIPBOARD_TEXT_MAX) return null;
  const json = readJsonText(text, layersLimits(CLIPBOARD_TEXT_MAX));
  // The caller says that it cannot be read.
  if (!json.ok || tooDeepOrLarge(json.value)) return null;
  const parsed = payload.safeParse(withoutProto(json.value));
  if (!parsed.success || parsed.data.nodes.some(isFixed)) return null;
  const { id, canvas } = parsed.data;
  // Zod gives the layers their defaults; the shape is that of the document.
  const nodes: readonly FaceNode[] = parsed.data.nodes.map((given) => ({ ...given, label: cleanName(given.label) }));
  return { id, canvas, nodes, cut: null, pasted: 0 };
}

const MARK = 'data-dialwright-layers';

/** The same inside HTML, for browsers that keep no type of our own. */
export const clipboardHtml = (text: string, words: string): string =>
  `<div ${MARK}="${encodeURIComponent(text)}">${words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</div>`;

/** The text inside such HTML; null for any other. */
export function textInHtml(html: string): string | null {
  const [, found] = new RegExp(`${MARK}="([^"]*)"`).exec(html.slice(0, 4 * CLIPBOARD_TEXT_MAX)) ?? [];
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found);
  } catch {
    return ''; // Cut short on the way: read as damaged.
  }
}

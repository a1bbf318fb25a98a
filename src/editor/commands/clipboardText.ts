// Layers as text in the system clipboard, so that other Dialwright tabs can paste them; pasted text is validated.
import { z } from 'zod';
import { layersLimits } from '@/bytes/json/jsonLimits';
import { readJsonText } from '@/bytes/json/readJson';
import { CANVAS_SIDE_MAX, NODES_MAX } from '@/schemas/limits';
import { cleanName } from '@/schemas/names';
import { type FaceNode, node } from '@/schemas/nodes';
import { tooDeepOrLarge, withoutProto } from '@/schemas/readDesign';
import type { Clipboard } from '../document/clipboard';
import { isFixed } from './layerFacts';

/** Our custom clipboard type. */
export const LAYERS_TYPE = 'application/x-dialwright-layers+json';
/** Maximum text that is written or read, UTF-16 units. */
export const CLIPBOARD_TEXT_MAX = 4 * 1024 * 1024;

const side = z.number().min(1).max(CANVAS_SIDE_MAX);
const payload = z.object({
  format: z.literal('dialwright-layers'),
  version: z.literal(1),
  id: z.string().min(1).max(100),
  canvas: z.object({ width: side, height: side }),
  nodes: z.array(node).min(1).max(NODES_MAX),
});

/** Null if it exceeds the limit. */
export function clipboardText({ id, canvas, nodes }: Clipboard): string | null {
  const { width, height } = canvas;
  const text = JSON.stringify({ format: 'dialwright-layers', version: 1, id, canvas: { width, height }, nodes });
  return text.length <= CLIPBOARD_TEXT_MAX ? text : null;
}

/** Parses clipboard text; null if it is damaged or of a newer version. Never throws. */
export function readClipboardText(text: string): Clipboard | null {
  if (text.length > CLIPBOARD_TEXT_MAX) return null;
  const json = readJsonText(text, layersLimits(CLIPBOARD_TEXT_MAX));
  // The caller reports that it cannot be read.
  if (!json.ok || tooDeepOrLarge(json.value)) return null;
  const parsed = payload.safeParse(withoutProto(json.value));
  if (!parsed.success || parsed.data.nodes.some(isFixed)) return null;
  const { id, canvas } = parsed.data;
  // Zod fills in the layers' defaults; the type is that of the document.
  const nodes: readonly FaceNode[] = parsed.data.nodes.map((given) => ({ ...given, label: cleanName(given.label) }));
  return { id, canvas, nodes, cut: null, pasted: 0 };
}

const MARK = 'data-dialwright-layers';

/** The same embedded in HTML, for browsers without custom types. */
export const clipboardHtml = (text: string, words: string): string =>
  `<div ${MARK}="${encodeURIComponent(text)}">${words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</div>`;

/** The text embedded in such HTML; null for other HTML. */
export function textInHtml(html: string): string | null {
  const [, encoded] = new RegExp(`${MARK}="([^"]*)"`).exec(html.slice(0, 4 * CLIPBOARD_TEXT_MAX)) ?? [];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return ''; // Truncated: treated as damaged.
  }
}

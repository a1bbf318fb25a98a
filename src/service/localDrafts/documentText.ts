// The JSON of a design, in which the text of each layer is kept: an edit of one layer makes the text of one.
import type { Design, FaceCopy, FaceMode } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';

/** Layers are never changed in place. */
const texts = new WeakMap<FaceNode, string>();

function nodeText(node: FaceNode): string {
  const cached = texts.get(node);
  if (cached !== undefined) return cached;
  const text = JSON.stringify(node);
  texts.set(node, text);
  return text;
}

/** As `JSON.stringify` writes an object, but the values of `own` by its functions. */
function objectText<T extends object>(object: T, own: { [K in keyof T]?: (value: T[K]) => string }): string {
  const parts: string[] = [];
  for (const key of Object.keys(object) as (keyof T & string)[]) {
    const value = object[key];
    const write = Object.hasOwn(own, key) ? own[key] : undefined;
    const text: string | undefined = write ? write(value) : JSON.stringify(value);
    if (text !== undefined) parts.push(`${JSON.stringify(key)}:${text}`);
  }
  return `{${parts.join(',')}}`;
}

const listText = <T>(list: readonly T[], textOf: (item: T) => string): string => `[${list.map(textOf).join(',')}]`;

const modeText = (mode: FaceMode): string => objectText(mode, { nodeList: (nodes) => listText(nodes, nodeText) });

const copyText = (copy: FaceCopy): string =>
  objectText(copy, { normal: modeText, ambient: (mode) => (mode ? modeText(mode) : 'null') });

/** The same text as `JSON.stringify(design)`. */
export const documentText = (design: Design): string =>
  objectText(design, { copies: (copies) => listText(copies, copyText) });

// The text alternative of a layer in both languages. A text may contain data tags, as an expression does.
import { parse } from '@/face/dataTags/expression/parse';
import { type DataLanguage, inLanguage } from '@/schemas/languages';
import type { FaceNode } from '@/schemas/nodes';
import { liveText, type ReadableWatch } from './liveValue';

export type SpokenTexts = Readonly<Record<DataLanguage, string>>;

const textAt = (style: object, field: string): string => {
  const value: unknown = Reflect.get(style, field);
  return typeof value === 'string' ? value.trim() : '';
};

/** The layer's texts, one of them empty if it has one text for both languages; null without any. */
export function storedTexts({ style }: FaceNode): SpokenTexts | null {
  const [en, zh] = style ? [textAt(style, 'alt'), textAt(style, 'altZh')] : ['', ''];
  return en === '' && zh === '' ? null : { en, zh };
}

/** The text for each language; null for a layer without texts, such as decoration. */
export function spokenTexts(node: FaceNode): SpokenTexts | null {
  const stored = storedTexts(node);
  return stored && { en: inLanguage('en', stored), zh: inLanguage('zh', stored) };
}

/** Whether a text is an expression. Other texts, such as `Logo (old`, are spoken as they are. */
export const isSpokenExpression = (text: string): boolean => parse(text).ok;

/** The text with the values of a watch, in the language of the watch; null for a layer without texts. */
export function spokenNow(node: FaceNode, watch: ReadableWatch): string | null {
  const text = spokenTexts(node)?.[watch.state().language];
  if (text === undefined) return null;
  return isSpokenExpression(text) ? liveText(text, watch, node.uuid) : text;
}

/** The layer without its texts. */
export function withoutTexts<N extends { style: object }>(node: N): N {
  const style = Object.fromEntries(
    Object.entries(node.style).filter(([field]) => field !== 'alt' && field !== 'altZh'),
  );
  return { ...node, style };
}

// What a Font or a BitmapFont says: its literal, string resource or template, in the case and with the decorations around it.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { type Pen, passOver } from './drawing';
import { wordsOf } from './sources';

export interface TextContent {
  text: string;
  /** Shadow, Outline, OutGlow, Underline, StrikeThrough around it, outermost first. */
  decorations: readonly XmlElement[];
}

const DECORATIONS = new Set(['Shadow', 'Outline', 'OutGlow', 'Underline', 'StrikeThrough']);
const CASES: Readonly<Record<string, (text: string) => string>> = {
  Upper: (text) => text.toUpperCase(),
  Lower: (text) => text.toLowerCase(),
};
const RESOURCE = /^(?:@string\/)?([A-Za-z_][\w.]*)$/;
const DEPTH_MAX = 8;

const plainText = ({ children }: XmlElement): string =>
  children.map((child) => (child.kind === 'text' ? child.text : '')).join('');

/** The words behind a name of a string resource, or the text itself. */
function literal(text: string, { resources }: Pen): string {
  const trimmed = text.trim();
  const [, name] = RESOURCE.exec(trimmed) ?? [];
  return (name === undefined ? null : resources.text(name)) ?? trimmed;
}

/** A template with its parameters: `%s` and its kin one after the other, `%%` is a percent sign. */
function filledTemplate(template: XmlElement, pen: Pen): string {
  const parameters = elementsOf(template, 'Parameter').map(({ attributes }) =>
    wordsOf(attributes.expression ?? '', pen),
  );
  let next = 0;
  return literal(plainText(template), pen).replace(
    /%(%|(?:(\d+)\$)?[-\d.]*[sdf])/g,
    (_, kind: string, place?: string) => {
      if (kind === '%') return '%';
      const index = place === undefined ? next++ : Number(place) - 1;
      return parameters[index] ?? '';
    },
  );
}

function contentOf(holder: XmlElement, pen: Pen, depth: number): TextContent {
  const [first] = elementsOf(holder).filter(({ name }) => name !== 'Transform' && name !== 'Reference');
  if (!first || depth > DEPTH_MAX) return { text: literal(plainText(holder), pen), decorations: [] };
  if (first.name === 'Template') return { text: filledTemplate(first, pen), decorations: [] };
  const inner = contentOf(first, pen, depth + 1);
  const cased = Object.hasOwn(CASES, first.name) ? CASES[first.name] : undefined;
  if (cased) return { ...inner, text: cased(inner.text) };
  if (DECORATIONS.has(first.name)) return { ...inner, decorations: [first, ...inner.decorations] };
  passOver(pen, first.name);
  return { text: literal(plainText(holder), pen), decorations: [] };
}

/** What a font element says now. */
export const textContent = (font: XmlElement, pen: Pen): TextContent => contentOf(font, pen, 0);

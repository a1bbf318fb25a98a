// Content of a Font or BitmapFont: its literal, string resource or template, with its case and decorations.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { type DrawnValue, type Pen, passOver } from './drawing';
import { filled } from './printf';
import { formulaValue } from './sources';

export interface TextContent {
  text: string;
  /** Enclosing Shadow, Outline, OutGlow, Underline and StrikeThrough, outermost first. */
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

/** The text of a string resource, or the literal text. */
function literal(text: string, { resources }: Pen, otherwise = text.trim()): string {
  const [, name] = RESOURCE.exec(text.trim()) ?? [];
  return (name === undefined ? null : resources.text(name)) ?? otherwise;
}

/** Value of a parameter; text that is not a formula is a literal or a string resource. */
function parameterValue(expression: string, pen: Pen): DrawnValue {
  const value = formulaValue(expression, pen);
  return value === null && !expression.includes('[') ? literal(expression, pen, expression) : value;
}

/** A template with its parameters filled in. */
const filledTemplate = (template: XmlElement, pen: Pen): string =>
  filled(
    literal(plainText(template), pen),
    elementsOf(template, 'Parameter').map(({ attributes }) => parameterValue(attributes.expression ?? '', pen)),
  );

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

/** Current content of a font element. */
export const textContent = (font: XmlElement, pen: Pen): TextContent => contentOf(font, pen, 0);

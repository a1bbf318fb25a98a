// Evaluates formulas of a document at the moment of the drawing: the watch's sources, settings, references and the
// slot's data.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { type DrawnValue, type Pen, type Published, passOver } from './drawing';
import { evaluated, sourcesOf } from './formulas';

/** A formula's result as an attribute value. */
const asAttribute = (value: DrawnValue): string => (value === null ? '' : String(value));

/** Maximum references of a face that are computed; the others have no value. */
export const REFERENCES_MAX = 2000;

const REFERENCE = /\[REFERENCE\.([^[\]]+)\]/g;

/** References that the value of another depends on: those in its attribute and in the transforms of it. */
function namedBy({ owner, reference }: Published): readonly string[] {
  const { source = '' } = reference.attributes;
  const values = elementsOf(owner).flatMap(({ attributes }) =>
    attributes.target === source ? (attributes.value ?? '') : [],
  );
  return [owner.attributes[source] ?? '', ...values].flatMap((text) =>
    [...text.matchAll(REFERENCE)].flatMap(([, name]) => name ?? []),
  );
}

/**
 * Value of a Reference: its owner's current attribute. Each is computed once, after its dependencies, without
 * recursion; references in a cycle have no value.
 */
export function referenced(name: string, pen: Pen): DrawnValue | undefined {
  const { references, ledger } = pen;
  if (!references.has(name)) return pen.around?.(name);
  if (ledger.reading.has(name)) return null;
  const open = [name];
  for (let next = open.at(-1); next !== undefined; next = open.at(-1)) {
    const element = references.get(next);
    const isKnown = ledger.read.has(next) || !element;
    if (!isKnown && !ledger.reading.has(next) && ledger.read.size + ledger.reading.size < REFERENCES_MAX) {
      ledger.reading.add(next);
      open.push(...namedBy(element).filter((one) => !ledger.read.has(one) && !ledger.reading.has(one)));
      continue;
    }
    open.pop();
    if (isKnown) continue;
    if (ledger.reading.has(next)) {
      ledger.read.set(next, published(element, pen));
      ledger.reading.delete(next);
    } else {
      passOver(pen, `Reference beyond ${REFERENCES_MAX}`);
      return null;
    }
  }
  return ledger.read.get(name);
}

function published({ owner, reference }: Published, pen: Pen): DrawnValue {
  const { source = '', defaultValue } = reference.attributes;
  const text = attributeOf(owner, source, pen) ?? defaultValue;
  if (text === undefined) return null;
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : text;
}

function read(name: string, pen: Pen, watch: (name: string) => DrawnValue): DrawnValue {
  const [, kind, rest = ''] = /^(CONFIGURATION|COMPLICATION|REFERENCE)\.(.+)$/.exec(name) ?? [];
  if (kind === 'CONFIGURATION') return pen.settings.source(rest);
  if (kind === 'COMPLICATION') return pen.complication?.[rest] ?? null;
  return kind === 'REFERENCE' ? (referenced(rest, pen) ?? null) : watch(name);
}

/** Value of a formula; null if it is invalid or has no value. */
export function formulaValue(formula: string, pen: Pen): DrawnValue {
  const watch = sourcesOf(pen.state);
  return evaluated(formula, (name) => read(name, pen, watch));
}

/** A formula as a number; null if it is not one. */
export function numberOf(formula: string, pen: Pen): number | null {
  const value = formulaValue(formula, pen);
  if (value === null || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Whether a formula is true: any value but none, zero and empty text. */
export function holds(formula: string, pen: Pen): boolean {
  const value = formulaValue(formula, pen);
  return value !== null && value !== 0 && value !== '';
}

const ONE_SOURCE = /^\s*\[([^[\]]+)\]\s*$/;

/** The text of an attribute; if it is a source, the source's value (a colour, a picture). */
export function named(text: string, pen: Pen): string {
  return ONE_SOURCE.test(text) ? asAttribute(formulaValue(text, pen)) : text;
}

const isPlain = (text: string) => text.trim().startsWith('#') || (text.trim() !== '' && Number.isFinite(Number(text)));

/** Value of a Variant or Transform: a literal colour or number, else the formula's value. */
const given = (text: string, pen: Pen): string => (isPlain(text) ? text.trim() : asAttribute(formulaValue(text, pen)));

/**
 * Current value of an element's attribute: as written, then changed by its Transforms, then by its always-on Variant.
 * Undefined if absent.
 */
export function attributeOf(element: XmlElement, name: string, pen: Pen): string | undefined {
  let text = element.attributes[name];
  for (const child of element.children) {
    if (child.kind !== 'element' || child.attributes.target !== name) continue;
    const { value = '', mode } = child.attributes;
    if (child.name !== 'Transform') continue;
    const now = given(value, pen);
    if (now === '') continue;
    text = mode === 'BY' ? String((Number(text ?? 0) || 0) + (Number(now) || 0)) : now;
  }
  if (pen.mode !== 'ambient') return text;
  for (const child of element.children) {
    if (child.kind !== 'element' || child.name !== 'Variant' || child.attributes.target !== name) continue;
    if (child.attributes.mode !== 'AMBIENT') continue;
    const now = given(child.attributes.value ?? '', pen);
    if (now !== '') text = now;
  }
  return text;
}

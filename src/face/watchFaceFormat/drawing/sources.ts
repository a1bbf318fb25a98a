// Formulas of a document read at the instant of the drawing: the watch's sources, the settings, references and the slot's data.
import type { XmlElement } from '@/bytes/xml/xml';
import type { DrawnValue, Pen } from './drawing';
import { evaluated, sourcesOf } from './formulas';

/** A colour or a number as an attribute has it, from what a formula gave. */
const asAttribute = (value: DrawnValue): string => (value === null ? '' : String(value));

/** References that read one another in a row. */
const CHAIN_MAX = 30;

/** The value of a Reference: the attribute that its owner has now. Each is read once. */
function referenced(name: string, pen: Pen): DrawnValue {
  const found = pen.references.get(name);
  if (!found || pen.reading.includes(name) || pen.reading.length >= CHAIN_MAX) return null;
  const { read } = pen.ledger;
  const known = read.get(name);
  if (known !== undefined) return known;
  const value = published(name, found, pen);
  read.set(name, value);
  return value;
}

function published(name: string, found: { owner: XmlElement; reference: XmlElement }, pen: Pen): DrawnValue {
  const { source = '', defaultValue } = found.reference.attributes;
  const text = attributeOf(found.owner, source, { ...pen, reading: [...pen.reading, name] }) ?? defaultValue;
  if (text === undefined) return null;
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : text;
}

function read(name: string, pen: Pen, watch: (name: string) => DrawnValue): DrawnValue {
  const [, kind, rest = ''] = /^(CONFIGURATION|COMPLICATION|REFERENCE)\.(.+)$/.exec(name) ?? [];
  if (kind === 'CONFIGURATION') return pen.settings.source(rest);
  if (kind === 'COMPLICATION') return pen.complication?.[rest] ?? null;
  return kind === 'REFERENCE' ? referenced(rest, pen) : watch(name);
}

/** The value of a formula; null where it is broken or has none. */
export function formulaValue(formula: string, pen: Pen): DrawnValue {
  const watch = sourcesOf(pen.state);
  return evaluated(formula, (name) => read(name, pen, watch));
}

/** A formula as a number; null where it is none. */
export function numberOf(formula: string, pen: Pen): number | null {
  const value = formulaValue(formula, pen);
  if (value === null || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Whether a formula holds: anything but nothing, zero and empty text. */
export function holds(formula: string, pen: Pen): boolean {
  const value = formulaValue(formula, pen);
  return value !== null && value !== 0 && value !== '';
}

const ONE_SOURCE = /^\s*\[([^[\]]+)\]\s*$/;

/** The text of an attribute that may name a source in its place: a colour, a picture. */
export function named(text: string, pen: Pen): string {
  return ONE_SOURCE.test(text) ? asAttribute(formulaValue(text, pen)) : text;
}

const isPlain = (text: string) => text.trim().startsWith('#') || (text.trim() !== '' && Number.isFinite(Number(text)));

/** A value as a Variant or a Transform gives it: a colour or a number as written, else the formula's. */
const given = (text: string, pen: Pen): string => (isPlain(text) ? text.trim() : asAttribute(formulaValue(text, pen)));

/**
 * What an attribute of an element is at this instant: as written, then as its Transforms make it, then as its Variant for
 * always-on has it. Undefined where nothing says it.
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

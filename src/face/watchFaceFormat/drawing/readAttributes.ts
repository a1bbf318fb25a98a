// Reads attributes of an element at the moment of the drawing, as numbers, colours and text.
import type { XmlElement } from '@/bytes/xml/xml';
import { type Ink, inkOf } from './colors';
import type { Pen } from './drawing';
import { attributeOf, formulaValue, named, numberOf } from './sources';

export interface Read {
  /** The raw text; undefined if absent. */
  text(name: string): string | undefined;
  /** In the format's unit; `otherwise` if missing or not a number. */
  number(name: string, otherwise: number): number;
  /** Null if missing or not a colour. */
  ink(name: string): Ink | null;
  /** Numbers with spaces between. */
  numbers(name: string): readonly number[];
}

/** Maximum coordinate or length. */
const NUMBER_MAX = 1e6;
const bounded = (value: number) => Math.min(NUMBER_MAX, Math.max(-NUMBER_MAX, value));

/** Maximum numbers read from a list. */
const LIST_MAX = 200;

export function readAttributes(element: XmlElement, pen: Pen): Read {
  const text = (name: string) => attributeOf(element, name, pen);
  return {
    text,
    number(name, otherwise) {
      const written = text(name);
      if (written === undefined || written.trim() === '') return otherwise;
      const plain = Number(written);
      const value = Number.isFinite(plain) ? plain : written.includes('[') ? numberOf(written, pen) : null;
      return value === null ? otherwise : bounded(value);
    },
    ink(name) {
      const written = text(name);
      if (written === undefined) return null;
      const plain = inkOf(written);
      if (plain || !written.includes('[')) return plain;
      const value = formulaValue(written, pen);
      return typeof value === 'string' ? inkOf(value) : null;
    },
    numbers: (name) =>
      named(text(name) ?? '', pen)
        .trim()
        .split(/\s+/)
        .slice(0, LIST_MAX)
        .flatMap((one) => (one !== '' && Number.isFinite(Number(one)) ? [bounded(Number(one))] : [])),
  };
}

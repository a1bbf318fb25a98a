// The attributes of an element at the instant of the drawing, as numbers, colours and words.
import type { XmlElement } from '@/bytes/xml/xml';
import { type Ink, inkOf } from './colors';
import type { Pen } from './drawing';
import { attributeOf, formulaValue, named, numberOf } from './sources';

export interface Read {
  /** As it stands; undefined where nothing says it. */
  text(name: string): string | undefined;
  /** In the unit of the format; `otherwise` where it is missing or no number. */
  number(name: string, otherwise: number): number;
  /** Null where it is missing or no colour. */
  ink(name: string): Ink | null;
  /** Numbers with spaces between. */
  numbers(name: string): readonly number[];
}

/** Coordinates and lengths beyond it are not drawn anywhere. */
const NUMBER_MAX = 1e6;
const bounded = (value: number) => Math.min(NUMBER_MAX, Math.max(-NUMBER_MAX, value));

/** Numbers of a list that are looked at. */
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

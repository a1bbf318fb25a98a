// Faults of elements of a watch face document. Their text is `check:elements.<key>`.
import type { XmlElement } from '@/bytes/xml/xml';

/** Keys of faults, with the parameters of their text. */
export type ElementFaultKey =
  /** The document is not a watch face: `name`. */
  | 'wrongRoot'
  /** The format has no element of this name: `name`, `parent`. */
  | 'unknownElement'
  /** The element exists, but not here: `name`, `parent`. */
  | 'misplacedElement'
  /** `name`, `element`. */
  | 'unknownAttribute'
  /** `name`, `element`. */
  | 'missingAttribute'
  /** `name`, `element`, `value`, `wanted` (a kind of value: `check:wanted.<wanted>`), `options`. */
  | 'badValue'
  /** `names`, `element`, `least`, `found`. */
  | 'tooFew'
  /** `names`, `element`, `most`, `found`. */
  | 'tooMany'
  /** `name` comes after an element that must follow it: `name`, `element`. */
  | 'outOfOrder'
  /** Children of two names where all must have the same: `names`, `element`. */
  | 'mixedNames'
  /** Text where none is allowed: `value`, `element`. */
  | 'strayText'
  /** Two elements have the same value: `element`, `name` (of the attribute), `value`. */
  | 'repeated'
  /** A reference to a name that does not exist: `element`, `name` (of the attribute), `value`. */
  | 'unknownReference'
  /** An element, attribute or value of a later version: `name`, `element`, `since`, and `value` for a value. */
  | 'notSince';

export interface ElementFault {
  readonly key: ElementFaultKey;
  /** Path of the element, such as `WatchFace/Scene/Group[2]`; counted from 1 among siblings with the same name. */
  readonly path: string;
  /** Line in the source file. */
  readonly line?: number;
  /** The element that is wrong. */
  readonly element: XmlElement;
  /** `since`: the version that allows it, if any. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** A fault without its path: `of` is the child concerned, if it is not the element itself. */
export interface LocalFault {
  readonly key: Exclude<ElementFaultKey, 'notSince'>;
  readonly of?: XmlElement;
  readonly params: Readonly<Record<string, string | number>>;
}

const SHOWN_LENGTH = 80;
/** Shortens a value for display to one line. */
export const shown = (value: string): string =>
  value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;

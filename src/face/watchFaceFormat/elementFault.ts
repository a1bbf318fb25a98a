// What is wrong with an element of a watch face document. The words are `check:elements.<key>`.
import type { XmlElement } from '@/bytes/xml/xml';

/** What a fault's words are about, with their params. */
export type ElementFaultKey =
  /** The document is no watch face: `name`. */
  | 'wrongRoot'
  /** The format has no element of this name: `name`, `parent`. */
  | 'unknownElement'
  /** It has, but not there: `name`, `parent`. */
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
  /** `name` stands after what has to follow it: `name`, `element`. */
  | 'outOfOrder'
  /** Children of two names where all have to be of one: `names`, `element`. */
  | 'mixedNames'
  /** Text where none belongs: `value`, `element`. */
  | 'strayText'
  /** Two have the same: `element`, `name` (of the attribute), `value`. */
  | 'repeated'
  /** A name of nothing: `element`, `name` (of the attribute), `value`. */
  | 'unknownReference'
  /** An element, attribute or value of a later version: `name`, `element`, `since`, and `value` for a value. */
  | 'notSince';

export interface ElementFault {
  readonly key: ElementFaultKey;
  /** Where its element is, as `WatchFace/Scene/Group[2]`; numbers from 1 among siblings of one name. */
  readonly path: string;
  /** Line in the file that it was read from. */
  readonly line?: number;
  /** The element that is wrong. */
  readonly element: XmlElement;
  /** `since`: the version from which it is right, where there is one. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** A fault before its place is told: `of` is the child it is about, where it is not about the element itself. */
export interface LocalFault {
  readonly key: Exclude<ElementFaultKey, 'notSince'>;
  readonly of?: XmlElement;
  readonly params: Readonly<Record<string, string | number>>;
}

const SHOWN_LENGTH = 80;
/** A value as words show it: not longer than a line. */
export const shown = (value: string): string =>
  value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;

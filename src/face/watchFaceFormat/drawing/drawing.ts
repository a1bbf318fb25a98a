// Input and output of drawing a document, and the pen: the drawing context that is passed from element to element.
import type { XmlElement } from '@/bytes/xml/xml';
import type { WatchState } from '@/face/dataTags/watchState';
import type { WatchValue } from '@/face/watchFaceFormat/formula/evaluateFormula';
import type { ModeName } from '@/schemas/design';
import type { Settings } from './settings';

/** Value of a formula, booleans as 1 and 0; null if the watch has none. */
export type DrawnValue = WatchValue | null;

export interface DrawnPicture {
  /** A data or blob URL, or one of our references; any other URL is not drawn. */
  href: string;
  /** Own size, px. */
  width: number;
  height: number;
}

/** Files of the document, by the names it uses. */
export interface DrawingResources {
  picture(name: string): DrawnPicture | null;
  /** A CSS list of families for `Font family`. */
  fontFamily(name: string): string;
  /** Text of a string resource in the watch's language; null if there is no such name. */
  text(name: string): string | null;
}

/**
 * Sources of a complication without the `COMPLICATION.` prefix: TEXT, RANGED_VALUE_MAX; pictures by names that
 * `picture` resolves.
 */
export type ComplicationData = Readonly<Record<string, DrawnValue>>;

export interface ComplicationAsk {
  slotId: string;
  /** `defaultSystemProvider` of the slot, such as WATCH_BATTERY; EMPTY if it has none. */
  provider: string;
  /** Data type in the format's terms, such as SHORT_TEXT. */
  type: string;
}

/** The watch at one moment. */
export interface DrawnWatch {
  state: WatchState;
  /** How long the face has been visible, ms; determines the progress of its animations. Default 0. */
  visibleMs?: number;
  /** Data of a provider for a slot; null for none. If absent, slots have no data. */
  complication?: (ask: ComplicationAsk) => ComplicationData | null;
}

export interface DrawnDocument {
  /** One `<svg>` element with its size in px as viewBox, width and height. */
  svg: string;
  /** Distinct names of elements that are not drawn, in order, and of attributes, such as `Group blendMode=CLEAR`. */
  passedOver: readonly string[];
}

/** Counters and caches of one whole drawing. */
export interface Ledger {
  /** Remaining budget of elements and pieces. */
  left: number;
  /** Cached values of References, by name. */
  read: Map<string, DrawnValue>;
  /** References being computed; detects cycles, which have no value. */
  reading: Set<string>;
  ids: number;
  passedOver: Set<string>;
}

/** An attribute that an element publishes under a name. */
export interface Published {
  owner: XmlElement;
  reference: XmlElement;
}

export type ReadReference = (name: string) => DrawnValue | undefined;

export interface Pen {
  readonly resources: DrawingResources;
  readonly mode: ModeName;
  /** The watch for this element: a Localization changes its zone and language. */
  readonly state: WatchState;
  readonly watch: DrawnWatch;
  readonly settings: Settings;
  /** BitmapFont elements by name. */
  readonly bitmapFonts: ReadonlyMap<string, XmlElement>;
  /** Elements of this document that publish an attribute, by the name of their Reference. */
  readonly references: ReadonlyMap<string, Published>;
  /** References of the surrounding face; undefined for names that it does not have. */
  readonly around: ReadReference | null;
  /** Data of the slot that contains the element. */
  readonly complication: ComplicationData | null;
  readonly depth: number;
  /** Prefix of ids, so that several drawings can be on one page. */
  readonly prefix: string;
  readonly ledger: Ledger;
  /** Draws the children of an element. */
  children(parent: XmlElement, pen: Pen): string;
}

/** A new unique id of the drawing. */
export function newId({ ledger, prefix }: Pen): string {
  ledger.ids += 1;
  return `${prefix}${ledger.ids}`;
}

/** Maximum elements and pieces of a drawing; the rest is not drawn. */
export const ELEMENTS_MAX = 20_000;

/** Deducts `count` from the budget; returns false, and records the name, if it is exhausted. */
export function spend(pen: Pen, name: string, count = 1): boolean {
  pen.ledger.left -= count;
  if (pen.ledger.left >= 0) return true;
  passOver(pen, `${name} beyond ${ELEMENTS_MAX}`);
  return false;
}

/** Maximum number of names in the report of elements that are not drawn. */
const NAMES_MAX = 200;

/** Records something that is not drawn. */
export function passOver({ ledger }: Pen, name: string): void {
  if (ledger.passedOver.size < NAMES_MAX) ledger.passedOver.add(name.slice(0, 100));
}

// What a drawing of a document needs and gives, and the pen that is handed from element to element while it is made.
import type { XmlElement } from '@/bytes/xml/xml';
import type { WatchState } from '@/face/dataTags/watchState';
import type { WatchValue } from '@/face/watchFaceFormat/formula/evaluateFormula';
import type { ModeName } from '@/schemas/design';
import type { Settings } from './settings';

/** A value of a formula, yes and no as 1 and 0; null where the watch has none. */
export type DrawnValue = WatchValue | null;

export interface DrawnPicture {
  /** Data, a blob, or a reference of ours; any other address is not drawn. */
  href: string;
  /** Own size, px. */
  width: number;
  height: number;
}

/** The files beside the document, by the names that it calls them. */
export interface DrawingResources {
  picture(name: string): DrawnPicture | null;
  /** A CSS list of families for `Font family`. */
  fontFamily(name: string): string;
  /** Words of a string resource in the language of the watch; null where there is no such name. */
  text(name: string): string | null;
}

/** Sources of a complication without their `COMPLICATION.`: TEXT, RANGED_VALUE_MAX; pictures by names that `picture` knows. */
export type ComplicationData = Readonly<Record<string, DrawnValue>>;

export interface ComplicationAsk {
  slotId: string;
  /** `defaultSystemProvider` of the slot: WATCH_BATTERY; EMPTY where it names none. */
  provider: string;
  /** Type in the format's words: SHORT_TEXT. */
  type: string;
}

/** The watch at one instant. */
export interface DrawnWatch {
  state: WatchState;
  /** How long the face has been seen, ms: its animations are that far. 0 where it is left out. */
  visibleMs?: number;
  /** What a provider tells a slot; null for nothing. Without it slots tell nothing. */
  complication?: (ask: ComplicationAsk) => ComplicationData | null;
}

export interface DrawnDocument {
  /** One `<svg>` element with its size in px as viewBox, width and height. */
  svg: string;
  /** Names of what is not drawn, each once, in the order found: elements, and attributes as `Group blendMode=CLEAR`. */
  passedOver: readonly string[];
}

/** Counted through the whole drawing. */
export interface Ledger {
  /** Elements that may still be drawn, and pieces that some are drawn in. */
  left: number;
  /** Values of References, by their names. */
  read: Map<string, DrawnValue>;
  /** References whose value is being worked out: a circle of them has none. */
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
  /** The watch as this element sees it: a Localization changes its zone and language. */
  readonly state: WatchState;
  readonly watch: DrawnWatch;
  readonly settings: Settings;
  /** BitmapFont elements by name. */
  readonly bitmapFonts: ReadonlyMap<string, XmlElement>;
  /** Elements of this document that publish an attribute, by the name of their Reference. */
  readonly references: ReadonlyMap<string, Published>;
  /** References of the face around this document; undefined where the face has none of that name. */
  readonly around: ReadReference | null;
  /** Data of the slot that the element stands in. */
  readonly complication: ComplicationData | null;
  readonly depth: number;
  /** Before each id, so that drawings may stand in one page. */
  readonly prefix: string;
  readonly ledger: Ledger;
  /** Draws the elements inside another. */
  children(parent: XmlElement, pen: Pen): string;
}

/** An id of the drawing that none has yet. */
export function newId({ ledger, prefix }: Pen): string {
  ledger.ids += 1;
  return `${prefix}${ledger.ids}`;
}

/** Elements and pieces of a drawing; what is beyond is left out. */
export const ELEMENTS_MAX = 20_000;

/** Takes so many from what may still be drawn; false, and named, where that was all. */
export function spend(pen: Pen, name: string, count = 1): boolean {
  pen.ledger.left -= count;
  if (pen.ledger.left >= 0) return true;
  passOver(pen, `${name} beyond ${ELEMENTS_MAX}`);
  return false;
}

/** How many names a report of what is not drawn holds. */
const NAMES_MAX = 200;

/** Names what is not drawn. */
export function passOver({ ledger }: Pen, name: string): void {
  if (ledger.passedOver.size < NAMES_MAX) ledger.passedOver.add(name.slice(0, 100));
}

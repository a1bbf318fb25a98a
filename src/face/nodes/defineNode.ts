// What a node type must answer. One plain object per type; tools ask these questions and never compare a type.

import type { PictureFit } from '@/face/geometry/pictures';
import type { FrameTiming } from '@/face/liveData/playback';
import type { Shape } from '@/schemas/design';
import type { DataLanguage } from '@/schemas/languages';
import type { KnownNode, NodeOf, NodeType, nodeSchemas } from '@/schemas/nodes';
import type { VectorSource } from '@/schemas/vectorSource';
import type { HandKind } from './handKinds';
import type { ReadableWatch } from './liveValue';
import type { NodeExpression } from './nodeExpressions';
import type { NodeIconName } from './nodeIcon';
import type { NodeIssue } from './nodeIssue';

/** Canvas of a copy, in px. */
export interface CanvasFacts {
  width: number;
  height: number;
  shape: Shape;
}

/** The eight resize handles by compass direction. */
export type HandleDirection = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

/** Which handles a layer offers, and whether they keep its proportions. */
export interface HandleRules {
  resize: readonly HandleDirection[];
  rotate: boolean;
  keepRatio: boolean;
}

/** Categories of the catalogue, in their order (spec 3). */
export const CATALOGUE_CATEGORIES = [
  ...([
    'time',
    'text',
    'root',
    'icon',
    'image',
    'background',
    'animation',
    'comp',
    'progress',
    'complication',
  ] as const),
] as const;
export type CatalogueCategory = (typeof CATALOGUE_CATEGORIES)[number];

/** What a new layer starts from: `style` holds only what differs from the schema's defaults. */
export interface CatalogueStart {
  /** Field `type` of the node, for images. */
  kind?: string;
  style: Readonly<Record<string, unknown>>;
}

/** A picture that a new layer starts with; size in px and bytes. */
export interface GivenImage {
  url: string;
  width: number;
  height: number;
  fileSize: number;
}

/** Where a new layer is made: what its start may depend on. */
export interface StartPlace {
  canvas: CanvasFacts;
  /** The platform asks what becomes of a layer that is too large; elsewhere it is made to fit on the way in. */
  asksOverLimit: boolean;
  /** Default delay between animation frames of the platform, ms. */
  frameDelayMs: number;
  /** Whether the platform lets a text layer show this expression. */
  allowsText(textTag: string): boolean;
  /** Pictures chosen for it, in their order; empty where it asks for none. */
  images: readonly GivenImage[];
  /** What a new text says, in the designer's language; absent: what the format says. */
  words?: string;
  /** The designer's language, in which a tag with words is shown where the platform follows none; absent: English. */
  language?: DataLanguage;
}

/** How many pictures a new layer asks for; all of one size. `gif`: the frames of a GIF count as pictures. */
export interface WantedPictures {
  min: number;
  max: number;
  gif?: boolean;
}

/** One button of the catalogue; its name is the locale key `catalogue.items.<key>`. */
export interface CatalogueItem {
  key: string;
  category: CatalogueCategory;
  icon: NodeIconName;
  /** The designer is asked for pictures first. */
  pictures?: WantedPictures;
  /** Nothing is added: the designer is led to the fields of the root (background colour). */
  opensRoot?: boolean;
  start(place: StartPlace): CatalogueStart;
}

/** A picture of a layer, and its size in bytes. */
export interface ListedImage {
  url: string;
  fileSize: number;
}

/** Style values that follow from a new value of one field, from the layer as it was before. */
export type Derive<T extends NodeType> = (
  value: unknown,
  node: NodeOf<T>,
  canvas: CanvasFacts,
) => Readonly<Record<string, unknown>>;

/** What platforms ask of a type whose frames follow each other in time. */
export interface FramesOf<T extends NodeType> {
  /** Place in the layer of the delay between frames. */
  delayPath: string;
  delayMs(node: NodeOf<T>): number;
  withDelay(node: NodeOf<T>, delayMs: number): NodeOf<T>;
  /** The layer that shows one of its frames in its place, still; null where there is no such frame. */
  still(node: NodeOf<T>, frame: number): KnownNode | null;
}

export interface NodeDefinition<T extends NodeType> {
  type: T;
  schema: (typeof nodeSchemas)[T];
  /** Its entries in the catalogue; a type without entries is added by other means. */
  items: readonly CatalogueItem[];
  /** Icon of a layer of this type, by its own facts. */
  icon(node: NodeOf<T>): NodeIconName;
  handles(node: NodeOf<T>, canvas: CanvasFacts): HandleRules;
  /** Whether it is one of the dynamic layers: what it shows comes from live data or changes in time (spec 4). */
  isDynamic(node: NodeOf<T>): boolean;
  /** Expressions it draws from, none of them empty, in the order the layer list shows their tags. */
  expressions(node: NodeOf<T>): readonly NodeExpression[];
  /** What is wrong with it by its own measure, beside its expressions and the number of its pictures. */
  issues?(node: NodeOf<T>): readonly NodeIssue[];
  /** Fields that hold one picture each, and the field that tells its bytes: places in the layer. */
  byteFields?: Readonly<Record<string, string>>;
  /** Place in the layer of the list of pictures it shows one by one; absent or null where it has none. */
  pictureList?(node: NodeOf<T>): string | null;
  /** Made of pictures that stand still: above a share of the canvas nothing may turn it (spec 5). */
  isPicture?(node: NodeOf<T>): boolean;
  /** Which hand of the clock it is; absent or null for what is none. */
  hand?(node: NodeOf<T>): HandKind | null;
  /** The layer as that hand, null: as none; absent or null for what cannot be said to be one. */
  asHand?(node: NodeOf<T>, hand: HandKind | null): NodeOf<T> | null;
  /** For a type whose frames follow each other in time. */
  frames?: FramesOf<T>;
  /** For a type that takes taps: what a tap opens, as it is written (empty: nothing), and the locale key of its name. */
  tapTarget?(node: NodeOf<T>): { intent: string; nameKey: string | null };
  /** Whether the system fills it: a face has a few of them, apart from the layers of the designer. */
  isSlot?(node: NodeOf<T>): boolean;
  /** For a type that is kept as it was made elsewhere, which only platforms with such documents take: its text there. */
  foreignText?(node: NodeOf<T>): string;
  /** Whether the designer may select, move, reorder and delete it (the root: never). */
  isFixed(node: NodeOf<T>): boolean;
  /** Whether it always stands right above the root and is never reordered (the background image). */
  isPinnedFirst(node: NodeOf<T>): boolean;
  /** Whether always-on keeps it. */
  ambient: 'kept' | 'refused';
  /** Whether always-on shows it from the normal list, in its own always-on look and not editable there (product.md). */
  staysInAmbient?(node: NodeOf<T>): boolean;
  /** Pictures it is made of, with their bytes; the size of a copy counts each reference once. */
  images(node: NodeOf<T>): readonly ListedImage[];
  /** How a new picture of `style.url` fits the box of the old one; absent for what no one picture fills. */
  pictureFit?(node: NodeOf<T>): PictureFit;
  /** The SVG drawing that its picture was made of; absent or null for a picture that was none. */
  vectorSource?(node: NodeOf<T>): VectorSource | null;
  /** How it plays in time; absent or null for what does not. */
  playback?(node: NodeOf<T>): FrameTiming | null;
  /** How many pictures its data needs where it has, or would get, `count`; absent or null where any number will do. */
  imagesNeeded?(node: NodeOf<T>, count: number): number | null;
  /** How many pictures it needs at least, where fewer show nothing of what it is for. */
  imagesLeast?: number;
  /** For a type that shows words: its literal text, and the expression that stands in its place (empty for none). */
  words?(node: NodeOf<T>): { text: string; textTag: string };
  /** For a type whose pictures write a number: that number as it is now; null where they show something else. */
  numberShown?(node: NodeOf<T>, watch: ReadableWatch): string | null;
  /** Style values that setting a field brings with it, where it is more than that field. */
  derive?: Readonly<Record<string, Derive<T>>>;
  /** Style values that follow from the others, whatever changed those: a field, a handle, a key. */
  follows?(style: NodeOf<T>['style']): Readonly<Record<string, unknown>>;
  /** False while this version only keeps the type: it is listed and boxed, not drawn or edited. */
  isDrawn: boolean;
}

/** Identity with types: makes a definition and checks it against its node type. */
export function defineNode<const T extends NodeType>(definition: NodeDefinition<T>): NodeDefinition<T> {
  return definition;
}

/** Rules for what cannot be drawn or edited yet: no handles at all. */
export const NO_HANDLES: HandleRules = { resize: [], rotate: false, keepRatio: false };

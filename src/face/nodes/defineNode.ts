// The interface of a node type. One plain object per type; tools call it and never compare types.

import type { PathSegment } from '@/face/geometry/anchors';
import type { PictureFit } from '@/face/geometry/pictures';
import type { FrameTiming } from '@/face/liveData/playback';
import type { Shape } from '@/schemas/design';
import type { DataLanguage } from '@/schemas/languages';
import type { KnownNode, NodeOf, NodeType, nodeSchemas } from '@/schemas/nodes';
import type { VectorSource } from '@/schemas/vectorSource';
import type { LayerEffect } from './effects';
import type { WantedPicture } from './faceSheet';
import type { HandKind } from './handKinds';
import type { InkRole } from './inkRole';
import type { LiveField } from './liveFields';
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

/** Handles that a layer offers, and whether resizing keeps its proportions. */
export interface HandleRules {
  resize: readonly HandleDirection[];
  rotate: boolean;
  keepRatio: boolean;
}

/** Categories of the catalogue, in order (spec 3). */
export const CATALOGUE_CATEGORIES = [
  ...([
    'time',
    'shape',
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

/** Initial values of a new layer: `style` holds only what differs from the schema's defaults. */
export interface CatalogueStart {
  /** The node's `type` field, for images. */
  kind?: string;
  style: Readonly<Record<string, unknown>>;
}

/** A picture for a new layer; size in px and bytes. */
export interface GivenImage {
  url: string;
  width: number;
  height: number;
  fileSize: number;
}

/** Context in which a new layer is created. */
export interface StartPlace {
  canvas: CanvasFacts;
  /** The platform asks how to handle a layer that is too large; other platforms shrink it to fit. */
  asksOverLimit: boolean;
  /** Default delay between animation frames of the platform, ms. */
  frameDelayMs: number;
  /** Whether the platform lets a text layer show this expression. */
  allowsText(textTag: string): boolean;
  /** The chosen pictures, in order; empty if the item needs none. */
  images: readonly GivenImage[];
  /** Initial text, in the designer's language. Absent: the format's default. */
  words?: string;
  /** The designer's language, used for tags with words if the platform does not follow one. Absent: English. */
  language?: DataLanguage;
}

/** How many pictures a new layer needs, all of one size. `gif`: the frames of a GIF count as pictures. */
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
  /** The designer chooses pictures first. */
  pictures?: WantedPictures;
  /** Adds nothing; opens the root's fields (background colour). */
  opensRoot?: boolean;
  /** Drawn with the pen: how a layer begins whose outline is open or closed. */
  pen?(place: StartPlace, isClosed: boolean): CatalogueStart;
  start(place: StartPlace): CatalogueStart;
}

/** A picture of a layer, and its size in bytes. */
export interface ListedImage {
  url: string;
  fileSize: number;
}

/** Style values derived from a new value of one field and the layer before the change. */
export type Derive<T extends NodeType> = (
  value: unknown,
  node: NodeOf<T>,
  canvas: CanvasFacts,
) => Readonly<Record<string, unknown>>;

/** Interface for types whose frames play in time. */
export interface FramesOf<T extends NodeType> {
  /** Path of the frame delay in the layer. */
  delayPath: string;
  delayMs(node: NodeOf<T>): number;
  withDelay(node: NodeOf<T>, delayMs: number): NodeOf<T>;
  /** A layer that shows one frame as a still picture; null if there is no such frame. */
  still(node: NodeOf<T>, frame: number): KnownNode | null;
}

/**
 * How a package contains a layer: as an element of the format, as other elements with the same picture, as a picture,
 * or not at all.
 */
export type ExportOutcome = 'native' | 'restructured' | 'baked' | 'dropped';

/** Content of a package: a face in the Watch Face Format, or layers with pictures alone. */
export type Packaging = 'watchFace' | 'layers';

/** The outcome of a layer, with the reasons why it is not native: keys of `outcomes.reasons`. */
export interface LayerOutcome {
  outcome: ExportOutcome;
  reasons: readonly string[];
  /** Parts of an exported layer that are left out. */
  lost?: readonly LayerEffect[];
}

/** A layer that a platform shows as a picture of ours. */
export interface PicturedLayer {
  picture: WantedPicture;
  /** The layer that shows the finished picture, by its reference and size in bytes. */
  layer(url: string, fileSize: number): KnownNode;
}

export interface NodeDefinition<T extends NodeType> {
  type: T;
  schema: (typeof nodeSchemas)[T];
  /** Its catalogue entries; a type without entries is added by other means. */
  items: readonly CatalogueItem[];
  /** Layer icon, depending on the layer's values. */
  icon(node: NodeOf<T>): NodeIconName;
  handles(node: NodeOf<T>, canvas: CanvasFacts): HandleRules;
  /** Whether the layer is dynamic: its content depends on live data or changes over time (spec 4). */
  isDynamic(node: NodeOf<T>): boolean;
  /** Its non-empty expressions, in the order in which the layer list shows their tags. */
  expressions(node: NodeOf<T>): readonly NodeExpression[];
  /** Properties that can follow data; absent: none. */
  live?: readonly LiveField[];
  /** Warnings about its fields, besides its expressions and number of pictures. */
  issues?(node: NodeOf<T>): readonly NodeIssue[];
  /** Paths of fields that hold one picture each, mapped to the path of its size in bytes. */
  byteFields?: Readonly<Record<string, string>>;
  /** Path of the list of pictures that it shows one by one; absent or null if it has none. */
  pictureList?(node: NodeOf<T>): string | null;
  /** Made of still pictures: above a share of the canvas it cannot be rotated (spec 5). */
  isPicture?(node: NodeOf<T>): boolean;
  /** Color fields that nothing is drawn in now, beside those that its schema hides: places in the layer. */
  unseenColors?(node: NodeOf<T>): readonly string[];
  /** Color fields that can follow a role of the theme: places in the layer. Absent: none. */
  roleFields?: readonly string[];
  /** Lists of gradient stops outside a paint whose colors can follow a role: places in the layer. Absent: none. */
  stopLists?: readonly string[];
  /** Those of them that the Watch Face Format cannot take from the theme as the layer is now; absent: none. */
  fixedRoles?(node: NodeOf<T>): readonly string[];
  /** Which hand of the clock it is; absent or null if it is not a hand. */
  hand?(node: NodeOf<T>): HandKind | null;
  /** The layer as the given hand (null: as no hand); absent or null if the type cannot be a hand. */
  asHand?(node: NodeOf<T>, hand: HandKind | null): NodeOf<T> | null;
  /** For types whose frames play in time. */
  frames?: FramesOf<T>;
  /** For types that can be tapped: what a tap opens, as stored (empty: nothing), and the locale key of its name. */
  tapTarget?(node: NodeOf<T>): { intent: string; nameKey: string | null };
  /** Whether the system fills it: a face has a few slots, separate from the designer's layers. */
  isSlot?(node: NodeOf<T>): boolean;
  /** For preserved parts of imported faces, which only some platforms accept: their source text. */
  foreignText?(node: NodeOf<T>): string;
  /** True for the type whose nodes contain other layers. */
  isGroup?: true;
  /** Whether the designer cannot select, move, reorder or delete it (the root). */
  isFixed(node: NodeOf<T>): boolean;
  /** Whether it is always directly above the root and cannot be reordered (the background image). */
  isPinnedFirst(node: NodeOf<T>): boolean;
  /** The layer as always-on starts with it; absent: unchanged. */
  atAmbientStart?(node: NodeOf<T>): NodeOf<T>;
  /** Whether always-on supports it. */
  ambient: 'kept' | 'refused';
  /**
   * Whether always-on shows it from the normal list in its always-on look, not editable there (docs/rules/product.md).
   */
  staysInAmbient?(node: NodeOf<T>): boolean;
  /** Its pictures with their bytes; the size of a copy counts each reference once. */
  images(node: NodeOf<T>): readonly ListedImage[];
  /** How a new picture of `style.url` fits the previous box; absent if the type is not filled by one picture. */
  pictureFit?(node: NodeOf<T>): PictureFit;
  /** The SVG source from which its picture was made; absent or null if there is none. */
  vectorSource?(node: NodeOf<T>): VectorSource | null;
  /** How it plays over time; absent or null if it does not. */
  playback?(node: NodeOf<T>): FrameTiming | null;
  /** How many pictures its data needs if it has, or would get, `count`; absent or null if any number works. */
  imagesNeeded?(node: NodeOf<T>, count: number): number | null;
  /** Minimum number of pictures for it to be useful. */
  imagesLeast?: number;
  /** Its outline of points in shares of its box, for types that have one; absent or null if it has none. */
  path?(node: NodeOf<T>): readonly PathSegment[] | null;
  /** For text types: the literal text, and the expression that replaces it (empty if none). */
  words?(node: NodeOf<T>): { text: string; textTag: string };
  /** For types whose pictures display a number: the current number; null if they show something else. */
  numberShown?(node: NodeOf<T>, watch: ReadableWatch): string | null;
  /** For types with a fill: the filled share, 0 to 1; null if it shows something else. */
  shareShown?(node: NodeOf<T>, watch: ReadableWatch): number | null;
  /** How its ink is read; absent or null for decoration. */
  inkRole?(node: NodeOf<T>): InkRole | null;
  /** By field: style values that setting the field also changes. */
  derive?: Readonly<Record<string, Derive<T>>>;
  /** Style values derived from the others, whatever changed those: a field, a handle, a key. */
  follows?(style: NodeOf<T>['style']): Readonly<Record<string, unknown>>;
  /** What can be drawn behind it: parts of its style with a switch, such as `style.shadow`. Absent: nothing. */
  effects?(node: NodeOf<T>): readonly LayerEffect[];
  /** How far it draws beyond its box, unrotated, px; absent: never. `Infinity` if that is unknown. */
  overhang?(node: NodeOf<T>): number;
  /** Whether the code that draws the layer is loaded with the first such layer (`lateDrawings.ts`); absent: never. */
  isDrawnLate?(node: NodeOf<T>): boolean;
  /** Size in px of the picture that it becomes in a package of a kind where `exportOutcome` is 'baked'. */
  bakedSize?(node: NodeOf<T>): { width: number; height: number };
  /** Its gradient that other platforms cannot draw live, and the color instead: style fields. Absent or null: none. */
  liveGradient?(node: NodeOf<T>): { stops: string; color: string } | null;
  /** How a package of this kind contains it; absent: always native. */
  exportOutcome?(node: NodeOf<T>, packaging: Packaging): LayerOutcome;
  /** False if this version only preserves the type: it is listed and boxed, but not drawn or edited. */
  isDrawn: boolean;
}

/** Identity function that checks a definition against its node type. */
export function defineNode<const T extends NodeType>(definition: NodeDefinition<T>): NodeDefinition<T> {
  return definition;
}

/** Handle rules of types that cannot be drawn or edited: no handles. */
export const NO_HANDLES: HandleRules = { resize: [], rotate: false, keepRatio: false };

// What a node type must answer. One plain object per type; tools ask these questions and never compare a type.
import type { Shape } from '@/schemas/design';
import type { FaceNode, NodeOf, NodeType, nodeSchemas } from '@/schemas/nodes';

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
export const CATALOGUE_CATEGORIES = ['time', 'text', 'image', 'background', 'comp', 'progress'] as const;
export type CatalogueCategory = (typeof CATALOGUE_CATEGORIES)[number];

/** What a new layer starts from: `style` holds only what differs from the schema's defaults. */
export interface CatalogueStart {
  /** Field `type` of the node, for images. */
  kind?: string;
  style: Readonly<Record<string, unknown>>;
}

/** One button of the catalogue; its name is the locale key `catalogue.items.<key>`. */
export interface CatalogueItem {
  key: string;
  category: CatalogueCategory;
  /** Name of an icon in `ui/icons`. */
  icon: string;
  /** The designer is asked for a picture first; the layer takes the picture's size. */
  needsImage?: boolean;
  /** Fresh style for this canvas; `image` is the picture chosen, size in px. */
  start(canvas: CanvasFacts, image?: { url: string; width: number; height: number; fileSize: number }): CatalogueStart;
}

export interface NodeDefinition<T extends NodeType> {
  type: T;
  schema: (typeof nodeSchemas)[T];
  /** Its entries in the catalogue; a type without entries is added by other means. */
  items: readonly CatalogueItem[];
  /** Icon of a layer of this type, by its own facts. */
  icon(node: NodeOf<T>): string;
  handles(node: NodeOf<T>, canvas: CanvasFacts): HandleRules;
  /** Whether live data changes how it looks. */
  isDynamic(node: NodeOf<T>): boolean;
  /** Expressions it draws from, in the order the layer list shows their tags. */
  expressions(node: NodeOf<T>): readonly string[];
  /** Whether the designer may select, move, reorder and delete it (the root: never). */
  isFixed(node: NodeOf<T>): boolean;
  /** Whether it always stands right above the root and is never reordered (the background image). */
  isPinnedFirst(node: NodeOf<T>): boolean;
  /** Whether always-on keeps it. */
  ambient: 'kept' | 'refused';
  /** False while this version only keeps the type: it is listed and boxed, not drawn or edited. */
  isDrawn: boolean;
}

/** Identity with types: makes a definition and checks it against its node type. */
export function defineNode<const T extends NodeType>(definition: NodeDefinition<T>): NodeDefinition<T> {
  return definition;
}

/** Rules for what cannot be drawn or edited yet: no handles at all. */
export const NO_HANDLES: HandleRules = { resize: [], rotate: false, keepRatio: false };

/** A layer with a box: everything but the root and unknown types. */
export type BoxedNode = Extract<FaceNode, { style: { x: number } }>;

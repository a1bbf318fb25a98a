// Type-independent queries about a layer.

import { dataTag } from '@/face/dataTags/catalogue';
import type { PathSegment } from '@/face/geometry/anchors';
import type { PictureFit } from '@/face/geometry/pictures';
import { changesEachSecond } from '@/face/liveData/minuteWatch';
import type { FrameTiming } from '@/face/liveData/playback';
import { type FaceNode, isKnown, type KnownNode, type NodeOf, type NodeType } from '@/schemas/nodes';
import type { Shadow } from '@/schemas/shadow';
import type { VectorSource } from '@/schemas/vectorSource';
import {
  CATALOGUE_CATEGORIES,
  type CanvasFacts,
  type CatalogueItem,
  type HandleRules,
  type LayerOutcome,
  type ListedImage,
  NO_HANDLES,
  type NodeDefinition,
  type Packaging,
} from './defineNode';
import type { LayerEffect } from './effects';
import type { HandKind } from './handKinds';
import type { InkRole } from './inkRole';
import { liveExpressions, ruleExpressions } from './liveFields';
import { liveAngle, type ReadableWatch, tagsOfExpression } from './liveValue';
import { NODE_ENTRIES } from './nodeEntries';
import type { NodeEntry } from './nodeEntry';
import type { NodeExpression } from './nodeExpressions';
import type { NodeIconName } from './nodeIcon';

/** The definition of a layer's type; null for an unknown type. */
export function definitionOf(node: FaceNode): NodeDefinition<NodeType> | null {
  return isKnown(node) ? NODE_ENTRIES[node.nodeType].definition : null;
}

/** Queries the layer's definition; `otherwise` for an unknown type. */
export function answer<A>(
  node: FaceNode,
  otherwise: A,
  ask: (definition: NodeDefinition<NodeType>, layer: KnownNode) => A,
): A {
  return isKnown(node) ? ask(NODE_ENTRIES[node.nodeType].definition, node) : otherwise;
}

/** Whether the layer is locked. */
export const isLocked = (node: FaceNode): boolean => isKnown(node) && 'isLock' in node.style && node.style.isLock;

/** The handles that a layer currently offers: none while it is locked or fixed, or if its type cannot be edited. */
export const handlesOf = (node: FaceNode, canvas: CanvasFacts): HandleRules =>
  isLocked(node) || isFixed(node)
    ? NO_HANDLES
    : answer(node, NO_HANDLES, (definition, layer) => definition.handles(layer, canvas));

/** Whether typing a width also changes the height: "Keep ratio" is on, or the layer's handles require it. */
export const keepsRatio = (node: FaceNode, canvas: CanvasFacts): boolean =>
  (isKnown(node) && 'ratio' in node.style && node.style.ratio) || handlesOf(node, canvas).keepRatio;

/** Whether the layer cannot be selected, moved, reordered or deleted: the root, and frozen layers. */
export const isFixed = (node: FaceNode): boolean =>
  answer(node, false, (definition, layer) => layer.freeze || definition.isFixed(layer));

/** Whether it is the background colour of a face, always its first layer. */
export const isRoot = (node: FaceNode): boolean => node.nodeType === 'root';

/** Whether it is always directly above the root. */
export const isPinnedFirst = (node: FaceNode): boolean =>
  answer(node, false, (definition, layer) => definition.isPinnedFirst(layer));

/** Whether live data changes its appearance. */
export const isDynamicNode = (node: FaceNode): boolean =>
  answer(node, false, (definition, layer) => definition.isDynamic(layer));

const NO_EXPRESSIONS: readonly NodeExpression[] = [];

/** The expressions of the layer, in this order: content, rotation, other properties. */
export const expressionsOf = (node: FaceNode): readonly NodeExpression[] =>
  answer(node, NO_EXPRESSIONS, (definition, layer) => {
    const own = definition.expressions(layer);
    const live = layer.live ? liveExpressions(layer, definition.live ?? []) : NO_EXPRESSIONS;
    return layer.live || layer.colorRules ? [...own, ...live, ...ruleExpressions(layer)] : own;
  });

/** Distinct names of the data tags that it uses. */
export const tagsOf = (node: FaceNode): readonly string[] => [
  ...new Set(expressionsOf(node).flatMap(({ source }) => tagsOfExpression(source))),
];

/** Its current angle on the watch, degrees clockwise; 0 if it has none. */
export const angleOf = (node: FaceNode, watch: ReadableWatch): number =>
  answer(node, 0, (_, layer) => ('rotate' in layer.style ? liveAngle(layer.style, watch, layer.uuid) : 0));

const NO_IMAGES: readonly ListedImage[] = [];

/** Its pictures with their bytes, without empty references. */
export const imagesOf = (node: FaceNode): readonly ListedImage[] =>
  answer(node, NO_IMAGES, (definition, layer) => definition.images(layer).filter(({ url }) => url !== ''));

/** How a new picture fits the box of the current one; null for a layer that is not filled by one picture. */
export const pictureFitOf = (node: FaceNode): PictureFit | null =>
  answer(node, null, (definition, layer) => definition.pictureFit?.(layer) ?? null);

/** The SVG source of the layer's picture; null if it has none. */
export const vectorSourceOf = (node: FaceNode): VectorSource | null =>
  answer(node, null, (definition, layer) => definition.vectorSource?.(layer) ?? null);

/** Whether it is a hand, rotating about the centre of the dial. */
export const turnsOnDial = (node: FaceNode): boolean => handOf(node) !== null;

/** Its outline of points in shares of its box; null if it has none. */
export const pathOf = (node: FaceNode): readonly PathSegment[] | null =>
  answer(node, null, (definition, layer) => definition.path?.(layer) ?? null);

/** How it plays over time; null if it does not. */
export const playbackOf = (node: FaceNode): FrameTiming | null =>
  answer(node, null, (definition, layer) => definition.playback?.(layer) ?? null);

/** Whether its type has frames that play in time. */
export const hasFrames = (node: FaceNode): boolean => definitionOf(node)?.frames !== undefined;

/** What a tap on it opens; null if it takes no taps. */
export const tapTargetOf = (node: FaceNode): { intent: string; nameKey: string | null } | null =>
  answer(node, null, (definition, layer) => definition.tapTarget?.(layer) ?? null);

/** Whether the system fills it. */
export const isSlot = (node: FaceNode): boolean =>
  answer(node, false, (definition, layer) => definition.isSlot?.(layer) ?? false);

/** Whether other layers can name it as their parent. */
export const isGroup = (node: FaceNode): node is NodeOf<'group'> => definitionOf(node)?.isGroup === true;

/** Source text of a preserved part; null for other layers. */
export const foreignText = (node: FaceNode): string | null =>
  answer(node, null, (definition, layer) => definition.foreignText?.(layer) ?? null);

/** Whether it is a preserved part of an imported face. */
export const isForeign = (node: FaceNode): boolean => definitionOf(node)?.foreignText !== undefined;

/** Whether it consists of still pictures, which can be rotated only while small. */
export const isPicture = (node: FaceNode): boolean =>
  answer(node, false, (definition, layer) => definition.isPicture?.(layer) ?? false);

export { tintOfLayer } from './image/tint';

const NO_PATHS: readonly string[] = [];

/** Color fields that nothing is drawn in now, beside those that its schema hides: places in the layer. */
export const unseenColorsOf = (node: FaceNode): readonly string[] =>
  answer(node, NO_PATHS, (definition, layer) => definition.unseenColors?.(layer) ?? NO_PATHS);

/** Color fields that keep the default color in a watch face package although they follow a role: places in the layer. */
export const fixedRolesOf = (node: FaceNode): readonly string[] =>
  answer(node, NO_PATHS, (definition, layer) => definition.fixedRoles?.(layer) ?? NO_PATHS);

/** Which hand of the clock it is; null if it is not a hand. */
export const handOf = (node: FaceNode): HandKind | null =>
  answer(node, null, (definition, layer) => definition.hand?.(layer) ?? null);

/** The layer as the given hand (null: as a plain picture); the same object if it cannot be converted. */
export const asHand = (node: FaceNode, hand: HandKind | null): FaceNode =>
  handOf(node) === hand ? node : answer<FaceNode>(node, node, ({ asHand }, layer) => asHand?.(layer, hand) ?? node);

/** Whether it shows seconds: a second hand, or data that changes within a minute. */
export const showsSeconds = (node: FaceNode): boolean =>
  handOf(node) === 'seconds' ||
  tagsOf(node).some((name) => {
    const tag = dataTag(name);
    return tag !== undefined && changesEachSecond(tag);
  });

/** Path of the field with the bytes of the picture at `path`; null if there is none. */
export const byteFieldOf = (node: FaceNode, path: string): string | null =>
  definitionOf(node)?.byteFields?.[path] ?? null;

/** How many pictures its data needs if it has, or would get, `count`; null if any number works. */
export const imagesNeeded = (node: FaceNode, count = imagesOf(node).length): number | null =>
  answer(node, null, (definition, layer) => definition.imagesNeeded?.(layer, count) ?? null);

/** Its literal text and the expression that replaces it; null if it shows no text. */
export const wordsOf = (node: FaceNode): { text: string; textTag: string } | null =>
  answer(node, null, (definition, layer) => definition.words?.(layer) ?? null);

/** The number that a layer currently writes with pictures; null for any other layer. */
export const numberShown = (node: FaceNode, watch: ReadableWatch): string | null =>
  answer(node, null, (definition, layer) => definition.numberShown?.(layer, watch) ?? null);

/** Style values that setting `path` also changes; null if only that field changes. */
export const derivedStyle = (
  node: FaceNode,
  path: string,
  value: unknown,
  canvas: CanvasFacts,
): Readonly<Record<string, unknown>> | null =>
  answer(node, null, (definition, layer) => definition.derive?.[path]?.(value, layer, canvas) ?? null);

/** The share that a layer currently fills, 0 to 1; null for any other layer. */
export const shareShown = (node: FaceNode, watch: ReadableWatch): number | null =>
  answer(node, null, (definition, layer) => definition.shareShown?.(layer, watch) ?? null);

/** How its ink is read; null for decoration. */
export const inkRoleOf = (node: FaceNode): InkRole | null =>
  answer(node, null, (definition, layer) => definition.inkRole?.(layer) ?? null);

/** Style values derived from the layer's others; empty if there are none. */
export const followingStyle = (node: FaceNode): Readonly<Record<string, unknown>> =>
  answer(node, {}, (definition, layer) => definition.follows?.(layer.style) ?? {});

const staysInAmbient = (node: FaceNode): boolean =>
  answer(node, false, (definition, layer) => definition.staysInAmbient?.(layer) ?? false);

/**
 * Whether the always-on list cannot contain such a layer; includes layers that always-on shows from the normal list.
 */
export const isRefusedInAmbient = (node: FaceNode): boolean =>
  definitionOf(node)?.ambient === 'refused' || staysInAmbient(node);

/** The layer of the normal list as a new always-on list contains it. */
export const atAmbientStart = (node: FaceNode): FaceNode =>
  answer<FaceNode>(node, node, (definition, layer) => definition.atAmbientStart?.(layer) ?? layer);

/** Layers of the normal list that always-on also shows, in their always-on look (`FaceSvg mode="ambient"`). */
export const ambientSlots = (normal: readonly FaceNode[]): readonly FaceNode[] => normal.filter(staysInAmbient);

/** Whether all have the same known type. */
export const areOfOneType = (...nodes: readonly FaceNode[]): boolean =>
  nodes.every((node) => isKnown(node) && node.nodeType === nodes[0]?.nodeType);

/** Name of its icon. */
export const iconOf = (node: FaceNode): NodeIconName =>
  answer<NodeIconName>(node, 'unknown', (definition, layer) => definition.icon(layer));

/** Whether this version can draw and edit it; other layers are only preserved. */
export const isDrawnNode = (node: FaceNode): boolean => definitionOf(node)?.isDrawn ?? false;

/** A catalogue item with the type of layer it creates. */
export interface CatalogueEntry extends CatalogueItem {
  nodeType: NodeType;
}

const entries: readonly CatalogueEntry[] = Object.values<NodeEntry<NodeType>>(NODE_ENTRIES).flatMap(({ definition }) =>
  definition.items.map((item) => ({ ...item, nodeType: definition.type })),
);

/** Every catalogue item, ordered by category. */
export const catalogueItems: readonly CatalogueEntry[] = CATALOGUE_CATEGORIES.flatMap((category) =>
  entries.filter((entry) => entry.category === category),
);

/** The catalogue item with this key, or undefined. */
export const catalogueItem = (key: string): CatalogueEntry | undefined =>
  catalogueItems.find((entry) => entry.key === key);

/** Whether always-on does not support this item's layers (spec 9). */
export const refusedInAmbient = ({ nodeType }: CatalogueEntry): boolean =>
  NODE_ENTRIES[nodeType].definition.ambient === 'refused';

/** Whether the code that draws the layer is loaded with the first such layer. */
export const isDrawnLate = (node: FaceNode): boolean =>
  answer(node, false, (definition, layer) => definition.isDrawnLate?.(layer) ?? false);

/** Whether the layer has something of an imported element that no field has. */
export const hasLeftovers = (node: FaceNode): boolean => isKnown(node) && (node.left?.length ?? 0) > 0;

/** Whether the layer can have a shadow, a glow or an outline. */
export const canHave = (node: FaceNode, effect: LayerEffect): boolean =>
  answer<readonly LayerEffect[]>(node, [], (definition, layer) => definition.effects?.(layer) ?? []).includes(effect);

/** The shadow of a layer of a kind that can have one, drawn or not; else null. */
export const shadowOfLayer = (node: FaceNode): Shadow | null =>
  canHave(node, 'shadow') && isKnown(node) && 'shadow' in node.style ? node.style.shadow : null;

/** How far the layer draws beyond its box, unrotated, px; `Infinity` if unknown. */
export const overhangOf = (node: FaceNode): number =>
  answer(node, 0, (definition, layer) => definition.overhang?.(layer) ?? 0);

/** Size in px of the picture that replaces the layer in a package of this kind; null if none does. */
export const bakedSizeOf = (node: FaceNode, packaging: Packaging): { width: number; height: number } | null =>
  exportOutcome(node, packaging).outcome === 'baked'
    ? answer(node, null, (definition, layer) => definition.bakedSize?.(layer) ?? null)
    : null;

/** The style fields of its gradient that some platforms cannot draw live, and of the color instead; null without one. */
export const liveGradientOf = (node: FaceNode): { stops: string; color: string } | null =>
  answer<{ stops: string; color: string } | null>(
    node,
    null,
    (definition, layer) => definition.liveGradient?.(layer) ?? null,
  );

/** How a package of this kind contains the layer, and why it is not native. A layer of an unknown type is dropped. */
export const exportOutcome = (node: FaceNode, packaging: Packaging): LayerOutcome =>
  answer<LayerOutcome>(
    node,
    { outcome: 'dropped', reasons: ['unknown'] },
    (definition, layer) => definition.exportOutcome?.(layer, packaging) ?? { outcome: 'native', reasons: [] },
  );

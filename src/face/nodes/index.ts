// The registry of node types, and the questions that any tool may ask of a layer without comparing types.

import { dataTag } from '@/face/dataTags/catalogue';
import type { PictureFit } from '@/face/geometry/pictures';
import { changesEachSecond } from '@/face/liveData/minuteWatch';
import type { FrameTiming } from '@/face/liveData/playback';
import { type FaceNode, isKnown, type KnownNode, type NodeType, nodeSchemas } from '@/schemas/nodes';
import type { VectorSource } from '@/schemas/vectorSource';
import { animationDefinition } from './animation/animationDefinition';
import {
  CATALOGUE_CATEGORIES,
  type CanvasFacts,
  type CatalogueItem,
  type HandleRules,
  type ListedImage,
  NO_HANDLES,
  type NodeDefinition,
  type StartPlace,
} from './defineNode';
import { googleComplicationDefinition } from './googleComplication/googleComplicationDefinition';
import type { HandKind } from './handKinds';
import { imageDefinition } from './image/imageDefinition';
import { imageSequenceDefinition } from './imageSequence/imageSequenceDefinition';
import { liveAngle, type ReadableWatch, tagsOfExpression } from './liveValue';
import type { NodeExpression } from './nodeExpressions';
import type { NodeIconName } from './nodeIcon';
import { programmableDefinition } from './programmable/programmableDefinition';
import { progressDefinition } from './progress/progressDefinition';
import { rootDefinition } from './root/rootDefinition';
import { textDefinition } from './text/textDefinition';
import { watchPartDefinition } from './watchPart/watchPartDefinition';

/** Every node type's definition. The catalogue lists the items of a category in this order. */
export const NODE_DEFINITIONS = {
  root: rootDefinition,
  image: imageDefinition,
  text: textDefinition,
  image_sequence: imageSequenceDefinition,
  animation: animationDefinition,
  progress: progressDefinition,
  programmable: programmableDefinition,
  google_complication: googleComplicationDefinition,
  watch_part: watchPartDefinition,
} as const satisfies { [T in NodeType]: NodeDefinition<T> };

/** The definition of a layer's type; null for a type this version does not know. */
export function definitionOf(node: FaceNode): NodeDefinition<NodeType> | null {
  return isKnown(node) ? NODE_DEFINITIONS[node.nodeType] : null;
}

/** A layer's answer, or `otherwise` for a type this version does not know. */
function answer<A>(
  node: FaceNode,
  otherwise: A,
  ask: (definition: NodeDefinition<NodeType>, known: KnownNode) => A,
): A {
  return isKnown(node) ? ask(NODE_DEFINITIONS[node.nodeType], node) : otherwise;
}

/** Whether the layer's lock is on. */
export const isLocked = (node: FaceNode): boolean => isKnown(node) && 'isLock' in node.style && node.style.isLock;

/** The handles a layer offers now: none while it is locked, fixed or of a type that cannot be edited. */
export const handlesOf = (node: FaceNode, canvas: CanvasFacts): HandleRules =>
  isLocked(node) || isFixed(node)
    ? NO_HANDLES
    : answer(node, NO_HANDLES, (definition, known) => definition.handles(known, canvas));

/** Whether a typed width brings the height with it: "Keep ratio" is on, or the layer's handles demand it. */
export const keepsRatio = (node: FaceNode, canvas: CanvasFacts): boolean =>
  (isKnown(node) && 'ratio' in node.style && node.style.ratio) || handlesOf(node, canvas).keepRatio;

/** Whether the layer can be selected, moved, reordered or deleted by nobody: the root, and frozen layers. */
export const isFixed = (node: FaceNode): boolean =>
  answer(node, false, (definition, known) => known.freeze || definition.isFixed(known));

/** Whether it is the background colour of a face: its first layer, and no other. */
export const isRoot = (node: FaceNode): boolean => node.nodeType === 'root';

/** Whether it always stands right above the root. */
export const isPinnedFirst = (node: FaceNode): boolean =>
  answer(node, false, (definition, known) => definition.isPinnedFirst(known));

/** Whether live data changes how it looks. */
export const isDynamicNode = (node: FaceNode): boolean =>
  answer(node, false, (definition, known) => definition.isDynamic(known));

const NO_EXPRESSIONS: readonly NodeExpression[] = [];

/** Expressions it draws from, those of its content before that of its rotation. */
export const expressionsOf = (node: FaceNode): readonly NodeExpression[] =>
  answer(node, NO_EXPRESSIONS, (definition, known) => definition.expressions(known));

/** Names of the data tags it uses, each once. */
export const tagsOf = (node: FaceNode): readonly string[] => [
  ...new Set(expressionsOf(node).flatMap(({ source }) => tagsOfExpression(source))),
];

/** The angle it stands at on the watch, degrees clockwise; 0 for what has none. */
export const angleOf = (node: FaceNode, watch: ReadableWatch): number =>
  answer(node, 0, (_, known) => ('rotate' in known.style ? liveAngle(known.style, watch, known.uuid) : 0));

const NO_IMAGES: readonly ListedImage[] = [];

/** Pictures it is made of, with their bytes; empty references are left out. */
export const imagesOf = (node: FaceNode): readonly ListedImage[] =>
  answer(node, NO_IMAGES, (definition, known) => definition.images(known).filter(({ url }) => url !== ''));

/** How a new picture fits the box of the one that fills the layer; null for a layer that no one picture fills. */
export const pictureFitOf = (node: FaceNode): PictureFit | null =>
  answer(node, null, (definition, known) => definition.pictureFit?.(known) ?? null);

/** The SVG drawing that the layer's picture was made of; null for any other picture. */
export const vectorSourceOf = (node: FaceNode): VectorSource | null =>
  answer(node, null, (definition, known) => definition.vectorSource?.(known) ?? null);

/** Whether it turns about the middle of the dial: a hand. */
export const turnsOnDial = (node: FaceNode): boolean => handOf(node) !== null;

/** How it plays in time; null for what stands still. */
export const playbackOf = (node: FaceNode): FrameTiming | null =>
  answer(node, null, (definition, known) => definition.playback?.(known) ?? null);

/** Whether its frames follow each other in time. */
export const hasFrames = (node: FaceNode): boolean => definitionOf(node)?.frames !== undefined;

/** Place in the layer of the delay between its frames, and that delay, ms; null for what has no frames. */
export const frameDelayOf = (node: FaceNode): { path: string; delayMs: number } | null =>
  answer(node, null, ({ frames }, known) =>
    frames ? { path: frames.delayPath, delayMs: frames.delayMs(known) } : null,
  );

/** The layer with frames that stay at least `leastMs`; the same object if they do, and for what has none. */
export const slowedTo = (node: FaceNode, leastMs: number): FaceNode =>
  answer<FaceNode>(node, node, ({ frames }, known) =>
    frames && frames.delayMs(known) < leastMs ? frames.withDelay(known, leastMs) : node,
  );

/** The layer that shows one of its frames in its place; null for what has no such frame. */
export const stillOf = (node: FaceNode, frame: number): FaceNode | null =>
  answer(node, null, ({ frames }, known) => frames?.still(known, frame) ?? null);

/** What a tap on it opens; null for what takes no taps of its own. */
export const tapTargetOf = (node: FaceNode): { intent: string; nameKey: string | null } | null =>
  answer(node, null, (definition, known) => definition.tapTarget?.(known) ?? null);

/** Whether the system fills it. */
export const isSlot = (node: FaceNode): boolean =>
  answer(node, false, (definition, known) => definition.isSlot?.(known) ?? false);

/** The text of what is kept as it was made elsewhere; null for a layer of ours. */
export const foreignText = (node: FaceNode): string | null =>
  answer(node, null, (definition, known) => definition.foreignText?.(known) ?? null);

/** Whether it is kept as it was made elsewhere. */
export const isForeign = (node: FaceNode): boolean => definitionOf(node)?.foreignText !== undefined;

/** Whether it is made of pictures that stand still: what may only be turned while it is small. */
export const isPicture = (node: FaceNode): boolean =>
  answer(node, false, (definition, known) => definition.isPicture?.(known) ?? false);

export { tintOfLayer } from './image/tint';

/** Which hand of the clock it is; null for what is none. */
export const handOf = (node: FaceNode): HandKind | null =>
  answer(node, null, (definition, known) => definition.hand?.(known) ?? null);

/** The layer as that hand of the clock, null: as a plain picture; the same object for what can be neither. */
export const asHand = (node: FaceNode, hand: HandKind | null): FaceNode =>
  handOf(node) === hand ? node : answer<FaceNode>(node, node, ({ asHand }, known) => asHand?.(known, hand) ?? node);

/** Whether it shows seconds: a second hand, or a layer whose data changes within a minute. */
export const showsSeconds = (node: FaceNode): boolean =>
  handOf(node) === 'seconds' ||
  tagsOf(node).some((name) => {
    const tag = dataTag(name);
    return tag !== undefined && changesEachSecond(tag);
  });

/** The place in the layer that tells the bytes of the picture at `path`; null where nothing does. */
export const byteFieldOf = (node: FaceNode, path: string): string | null =>
  definitionOf(node)?.byteFields?.[path] ?? null;

/** How many pictures its data needs where it has, or would get, `count`; null where any number will do. */
export const imagesNeeded = (node: FaceNode, count = imagesOf(node).length): number | null =>
  answer(node, null, (definition, known) => definition.imagesNeeded?.(known, count) ?? null);

/** The words it shows and the expression in their place; null for what shows no words. */
export const wordsOf = (node: FaceNode): { text: string; textTag: string } | null =>
  answer(node, null, (definition, known) => definition.words?.(known) ?? null);

/** The number that a layer writes with pictures, as it is now; null for any other layer. */
export const numberShown = (node: FaceNode, watch: ReadableWatch): string | null =>
  answer(node, null, (definition, known) => definition.numberShown?.(known, watch) ?? null);

/** Style values that setting `path` brings with it; null where it is that field alone. */
export const derivedStyle = (
  node: FaceNode,
  path: string,
  value: unknown,
  canvas: CanvasFacts,
): Readonly<Record<string, unknown>> | null =>
  answer(node, null, (definition, known) => definition.derive?.[path]?.(value, known, canvas) ?? null);

/** Style values that follow from the layer's others; empty where none do. */
export const followingStyle = (node: FaceNode): Readonly<Record<string, unknown>> =>
  answer(node, {}, (definition, known) => definition.follows?.(known.style) ?? {});

const staysInAmbient = (node: FaceNode): boolean =>
  answer(node, false, (definition, known) => definition.staysInAmbient?.(known) ?? false);

/** Whether the always-on list takes no such layer; what it shows from the normal list stands there alone. */
export const isRefusedInAmbient = (node: FaceNode): boolean =>
  definitionOf(node)?.ambient === 'refused' || staysInAmbient(node);

/** Layers of the normal list that always-on shows as well, in their always-on look (`FaceSvg mode="ambient"`). */
export const ambientSlots = (normal: readonly FaceNode[]): readonly FaceNode[] => normal.filter(staysInAmbient);

/** Whether all are of one type, which this version knows. */
export const areOfOneType = (...nodes: readonly FaceNode[]): boolean =>
  nodes.every((node) => isKnown(node) && node.nodeType === nodes[0]?.nodeType);

/** Name of its icon. */
export const iconOf = (node: FaceNode): NodeIconName =>
  answer<NodeIconName>(node, 'unknown', (definition, known) => definition.icon(known));

/** Whether this version draws and edits it; others are kept whole. */
export const isDrawnNode = (node: FaceNode): boolean => definitionOf(node)?.isDrawn ?? false;

/** A catalogue item with the type of layer it makes. */
export interface CatalogueEntry extends CatalogueItem {
  nodeType: NodeType;
}

const entries: readonly CatalogueEntry[] = Object.values(NODE_DEFINITIONS).flatMap(
  (definition: NodeDefinition<NodeType>) => definition.items.map((item) => ({ ...item, nodeType: definition.type })),
);

/** Every catalogue button, by category in the order of the catalogue. */
export const catalogueItems: readonly CatalogueEntry[] = CATALOGUE_CATEGORIES.flatMap((category) =>
  entries.filter((entry) => entry.category === category),
);

/** The catalogue item of a key; undefined for an unknown key. */
export const catalogueItem = (key: string): CatalogueEntry | undefined =>
  catalogueItems.find((entry) => entry.key === key);

/** Whether always-on takes no layer of this item (spec 9). */
export const refusedInAmbient = ({ nodeType }: CatalogueEntry): boolean =>
  NODE_DEFINITIONS[nodeType].ambient === 'refused';

/** What a new layer needs from outside: its identity, its name, and the place it is made for. */
export interface NewNode {
  uuid: string;
  label: string;
  place: StartPlace;
}

/**
 * A new layer from a catalogue item, every field filled by its schema. Throws where the picture's reference is invalid,
 * and for an item that adds nothing (`opensRoot`).
 */
export function createNode(item: CatalogueEntry, { uuid, label, place }: NewNode): KnownNode {
  const { kind, style } = item.start(place);
  return nodeSchemas[item.nodeType].parse({
    uuid,
    label,
    nodeType: item.nodeType,
    ...(kind === undefined ? {} : { type: kind }),
    style,
  });
}

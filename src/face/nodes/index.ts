// The registry of node types, and the questions that any tool may ask of a layer without comparing types.
import { type FaceNode, isKnown, type KnownNode, type NodeType, nodeSchemas } from '@/schemas/nodes';
import { animationDefinition } from './animation/animationDefinition';
import {
  CATALOGUE_CATEGORIES,
  type CanvasFacts,
  type CatalogueItem,
  type HandleRules,
  NO_HANDLES,
  type NodeDefinition,
} from './defineNode';
import { googleComplicationDefinition } from './googleComplication/googleComplicationDefinition';
import { imageDefinition } from './image/imageDefinition';
import { imageSequenceDefinition } from './imageSequence/imageSequenceDefinition';
import { liveAngle, type ReadableWatch, tagsOfExpression } from './liveValue';
import { programmableDefinition } from './programmable/programmableDefinition';
import { progressDefinition } from './progress/progressDefinition';
import { rootDefinition } from './root/rootDefinition';
import { textDefinition } from './text/textDefinition';

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

/** Whether it always stands right above the root. */
export const isPinnedFirst = (node: FaceNode): boolean =>
  answer(node, false, (definition, known) => definition.isPinnedFirst(known));

/** Whether live data changes how it looks. */
export const isDynamicNode = (node: FaceNode): boolean =>
  answer(node, false, (definition, known) => definition.isDynamic(known));

const NONE: readonly string[] = [];

/** Expressions it draws from, those of its content before that of its rotation. */
export const expressionsOf = (node: FaceNode): readonly string[] =>
  answer(node, NONE, (definition, known) => definition.expressions(known));

/** Names of the data tags it uses, each once. */
export const tagsOf = (node: FaceNode): readonly string[] => [
  ...new Set(expressionsOf(node).flatMap((source) => tagsOfExpression(source))),
];

/** The angle it stands at on the watch, degrees clockwise; 0 for what has none. */
export const angleOf = (node: FaceNode, watch: ReadableWatch): number =>
  answer(node, 0, (_, known) => ('rotate' in known.style ? liveAngle(known.style, watch, known.uuid) : 0));

/** Name of its icon. */
export const iconOf = (node: FaceNode): string =>
  answer(node, 'unknown', (definition, known) => definition.icon(known));

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

/** What a new layer needs from outside: its identity, its name, its canvas and the chosen picture (size in px). */
export interface NewNode {
  uuid: string;
  label: string;
  canvas: CanvasFacts;
  image?: { url: string; width: number; height: number; fileSize: number };
}

/** A new layer from a catalogue item, every field filled by its schema. Throws where the picture's reference is invalid. */
export function createNode(item: CatalogueEntry, { uuid, label, canvas, image }: NewNode): KnownNode {
  const { kind, style } = item.start(canvas, image);
  return nodeSchemas[item.nodeType].parse({
    uuid,
    label,
    nodeType: item.nodeType,
    ...(kind === undefined ? {} : { type: kind }),
    style,
  });
}

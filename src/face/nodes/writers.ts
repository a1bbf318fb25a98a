// Writers of the Watch Face Format, one per node type. They are loaded together with the first start that writes.
import type { XmlElement } from '@/bytes/xml/xml';
import { type FaceNode, isKnown, type KnownNode, type NodeType } from '@/schemas/nodes';
import type { Shadow } from '@/schemas/shadow';
import { withColorRules } from './colorRules';
import type { PicturedLayer } from './defineNode';
import type { FaceSheet, NodeWriter } from './faceSheet';
import { leftoversOf } from './leftoverNames';
import { withLeftovers } from './leftovers';
import { leftoverName } from './leftoverWords';
import { loadedOnce } from './loadedOnce';
import { NODE_ENTRIES } from './nodeEntries';
import { type BoxedLayer, isBoxed } from './seen';
import { followingData } from './watchFaceLive';
import { withSpoken } from './watchFaceSpoken';
import { tilted } from './watchFaceTilt';

const writers = loadedOnce('loadWriters', async () => {
  const loading = Object.entries(NODE_ENTRIES).map(
    async ([type, { writer }]): Promise<[string, NodeWriter<NodeType>]> => [type, await writer()],
  );
  return new Map(await Promise.all(loading));
});

/** Awaited before the first call of `writeNode`. Rejects if a file cannot be fetched. */
export const loadWriters = (): Promise<void> => writers.load();

function writerOf({ nodeType }: KnownNode): NodeWriter<NodeType> {
  const writer = writers.get().get(nodeType);
  if (!writer) throw new Error(`There is no writer of ${nodeType}.`);
  return writer;
}

/** Elements of a layer, bottom first, with its leftovers and its text for screen readers. Throws before `loadWriters`. */
export function writeNode(node: KnownNode, sheet: FaceSheet): readonly XmlElement[] {
  const { uuid } = node;
  const written = isBoxed(node)
    ? followingData(node, sheet, (one) => writerOf(one).write(one, sheet))
    : writerOf(node).write(node, sheet);
  const elements = withLeftovers(written, leftoversOf(node), (leftover) =>
    sheet.find({ key: 'leftoverLost', severity: 'warning', uuid, params: { name: leftoverName(leftover) } }),
  );
  return withSpoken(node, sheet, tilted(node, sheet, elements));
}

/** Reserves the layer's original names if they are free. Called for every layer before the first is written. */
export const claimNames = (node: KnownNode, sheet: FaceSheet): void => writerOf(node).claim?.(node, sheet);

/**
 * The shadow of a layer alone, where the layer is and moved by the offset; null if this layer casts none, undefined if no
 * layer of its type does. Without the rules of its colors, which a shadow does not show.
 */
export function castNode(node: KnownNode, shadow: Shadow, sheet: FaceSheet): readonly XmlElement[] | null | undefined {
  const { cast } = writerOf(node);
  if (!cast || !isBoxed(node)) return undefined;
  let hasShadow = true;
  const elements = followingData(withColorRules(node, []) as BoxedLayer, sheet, (one) => {
    const made = cast(one, shadow, sheet);
    hasShadow &&= made !== null;
    return made ?? [];
  });
  return hasShadow ? tilted(node, sheet, elements) : null;
}

/** Whether layers of the type cast their shadow by parts of their own. */
export const castsParts = (node: KnownNode): boolean => writerOf(node).cast !== undefined;

/**
 * The elements of a group around those of its layers, above the shadows alone of its layers. Throws for a type that
 * contains no layers.
 */
export function wrapNode(
  node: KnownNode,
  sheet: FaceSheet,
  children: readonly XmlElement[],
  shadows: readonly XmlElement[] = [],
): readonly XmlElement[] {
  const { wrap } = writerOf(node);
  if (!wrap || !isBoxed(node)) throw new Error(`A ${node.nodeType} contains no layers.`);
  const elements = tilted(
    node,
    sheet,
    followingData(node, sheet, (one) => wrap(one, sheet, children, shadows)),
  );
  return withSpoken(node, sheet, elements);
}

/** The picture of a layer for a watch with pictures alone; undefined for a layer that needs none. Throws before `loadWriters`. */
export function picturedLayer(node: FaceNode): PicturedLayer | null | undefined {
  return isKnown(node) ? writerOf(node).pictured?.(node) : undefined;
}

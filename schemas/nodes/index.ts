// The union of all node types, which defines the file format. One line per type.
import { z } from 'zod';
import { animationNode } from '@/face/nodes/animation/schema';
import { googleComplicationMigrations, googleComplicationNode } from '@/face/nodes/googleComplication/schema';
import { imageNode } from '@/face/nodes/image/schema';
import { imageSequenceNode } from '@/face/nodes/imageSequence/schema';
import { programmableNode } from '@/face/nodes/programmable/schema';
import { progressNode } from '@/face/nodes/progress/schema';
import { rootNode } from '@/face/nodes/root/schema';
import { textNode } from '@/face/nodes/text/schema';
import { watchPartNode } from '@/face/nodes/watchPart/schema';
import { uuid } from './common';
import type { NodeMigrations } from './migrations';

/** Schema of each known node type by `nodeType`. */
export const nodeSchemas = {
  root: rootNode,
  text: textNode,
  image: imageNode,
  image_sequence: imageSequenceNode,
  animation: animationNode,
  progress: progressNode,
  programmable: programmableNode,
  google_complication: googleComplicationNode,
  watch_part: watchPartNode,
} as const;

/** Migrations of types that changed since the first version; other types have none. */
export const nodeMigrations: { readonly [T in keyof typeof nodeSchemas]?: NodeMigrations } = {
  google_complication: googleComplicationMigrations,
};

export type NodeType = keyof typeof nodeSchemas;
export type NodeOf<T extends NodeType> = z.output<(typeof nodeSchemas)[T]>;
export type StyleOf<T extends NodeType> = NodeOf<T>['style'];

/** A node of an unknown type: preserved completely, listed, never drawn. */
export const opaqueNode = z.looseObject({
  uuid: uuid(),
  label: z.string().max(1000).default('?'),
  nodeType: z
    .string()
    .max(64)
    .refine((type) => !Object.hasOwn(nodeSchemas, type), { error: 'a known node type with a bad shape' }),
});
export type OpaqueNode = z.output<typeof opaqueNode>;

type AnyNode = (typeof nodeSchemas)[NodeType];

export const knownNode = z.discriminatedUnion('nodeType', Object.values(nodeSchemas) as [AnyNode, ...AnyNode[]]);
export type KnownNode = NodeOf<NodeType>;

/** A layer in a document. */
export const node = z.union([knownNode, opaqueNode]);
export type FaceNode = KnownNode | OpaqueNode;

/** Whether the node's type is known. */
export function isKnown(candidate: FaceNode): candidate is KnownNode {
  return Object.hasOwn(nodeSchemas, candidate.nodeType);
}

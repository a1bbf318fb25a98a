// The union of all node types, which defines the file format.
import { z } from 'zod';
import { uuid } from './common';
import { nodeMigrations, nodeSchemas } from './nodeSchemas';

export { nodeMigrations, nodeSchemas };

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

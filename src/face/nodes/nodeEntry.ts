// The entry of a node type: its definition, and how its writer and reader are loaded.
import type { NodeType } from '@/schemas/nodes';
import type { NodeDefinition } from './defineNode';
import type { NodeWriter } from './faceSheet';
import type { NodeReader } from './faceSource';

export interface NodeEntry<T extends NodeType> {
  definition: NodeDefinition<T>;
  writer(): Promise<NodeWriter<T>>;
  /** Null for a type that no element of an imported face becomes. */
  reader: (() => Promise<NodeReader<T>>) | null;
}

/** Identity function that ties definition, writer and reader to one node type. */
export function defineNodeType<const T extends NodeType>(entry: NodeEntry<T>): NodeEntry<T> {
  return entry;
}

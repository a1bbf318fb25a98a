// What the component of a node type is given: the layer, its canvas, and whether to mark what cannot be drawn.
import type { NodeOf, NodeType } from '@/schemas/nodes';
import type { CanvasFacts } from './defineNode';

export interface NodeProps<T extends NodeType> {
  node: NodeOf<T>;
  canvas: CanvasFacts;
  /** A place where faces are made: what cannot be drawn shows as a box instead of nothing. */
  showKept: boolean;
}

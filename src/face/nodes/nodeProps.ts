// Props of a node type's component.
import type { NodeOf, NodeType } from '@/schemas/nodes';
import type { CanvasFacts } from './defineNode';

export interface NodeProps<T extends NodeType> {
  node: NodeOf<T>;
  canvas: CanvasFacts;
  /** In the editor: show a box for what cannot be drawn. */
  showKept: boolean;
}

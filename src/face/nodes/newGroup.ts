// Creates a group; its pivot is the centre of its layers' bounds.
import type { Bounds } from '@/face/geometry/bounds';
import type { NodeOf } from '@/schemas/nodes';
import { groupNode } from './group/schema';

export interface NewGroup {
  uuid: string;
  label: string;
  /** The group that contains it; null: the top level. */
  parentId: string | null;
  /** Bounds of its layers in the frame of that group, canvas px. */
  bounds: Bounds;
}

export const newGroup = ({ uuid, label, parentId, bounds }: NewGroup): NodeOf<'group'> =>
  groupNode.parse({
    ...{ uuid, label, nodeType: 'group' },
    ...(parentId === null ? {} : { parentId }),
    style: { ...bounds, offset: { x: bounds.width / 2, y: bounds.height / 2 } },
  });

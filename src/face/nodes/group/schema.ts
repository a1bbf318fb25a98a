// A group: it turns, fades and hides the layers whose `parentId` names it, which keep their canvas coordinates.
import { z } from 'zod';
import { boxStyle, nodeBase } from '@/schemas/nodes/common';
import { openObject } from '@/schemas/openObject';
import { shadowField } from '@/schemas/shadow';

export const groupNode = openObject({
  ...nodeBase,
  nodeType: z.literal('group'),
  /** The box is the bounds of the group's layers before it turns; every edit updates it (`settledTree`). */
  style: openObject({ ...boxStyle, shadow: shadowField() }),
});

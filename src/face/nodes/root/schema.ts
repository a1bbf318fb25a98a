// The background colour of a face: always the first node, always the size of the canvas.
import { z } from 'zod';
import { color } from '@/schemas/fields';
import { nodeBase } from '@/schemas/nodes/common';
import { openObject } from '@/schemas/openObject';

export const rootStyle = openObject({
  fill: color({ section: 'background' }).default('#000000'),
});

export const rootNode = openObject({ ...nodeBase, nodeType: z.literal('root'), style: rootStyle });

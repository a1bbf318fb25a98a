// The background colour of a face: always the first node, always as large as the canvas.
import { z } from 'zod';
import { color } from '../fields';
import { nodeBase } from './common';

export const rootStyle = z.object({
  fill: color({ section: 'background' }).default('#000000'),
});

export const rootNode = z.object({ ...nodeBase, nodeType: z.literal('root'), style: rootStyle });

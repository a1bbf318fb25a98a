// Why properties of some node types cannot follow data, by type. Apart from the definitions, which are loaded with every page.
import type { NodeOf, NodeType } from '@/schemas/nodes';
import { imageClosed } from './image/live';
import type { LiveField } from './liveFields';
import { shapeClosed } from './shape/live';

export const LIVE_CLOSINGS: { readonly [T in NodeType]?: (node: NodeOf<T>, field: LiveField) => string | null } = {
  image: imageClosed,
  shape: shapeClosed,
};

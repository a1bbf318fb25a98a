// The leftovers of a layer and their names, for pages that do not write them.
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { Leftover } from '@/schemas/nodes/common';

const NONE: readonly Leftover[] = [];

/** The leftovers of a layer; none for a layer made here. */
export const leftoversOf = (node: FaceNode): readonly Leftover[] => (isKnown(node) ? (node.left ?? NONE) : NONE);

/** Name of a leftover as shown to a designer: `Font weight`, `Sweep`. */
export function leftoverName({ at, attribute, value }: Leftover): string {
  const element = (at.split('/').at(-1) ?? at).replace(/\[\d+\]$/, '');
  return attribute === undefined ? (/^<([A-Za-z]+)/.exec(value)?.[1] ?? element) : `${element} ${attribute}`;
}

// The layers of a group. They have canvas coordinates, so the position of the group's own box is undone.
import type { ReactNode } from 'react';
import type { NodeProps } from '../nodeProps';

export function GroupSvg({ node: { style }, children }: NodeProps<'group'> & { children?: ReactNode }) {
  return <g transform={`translate(${-style.x} ${-style.y})`}>{children}</g>;
}

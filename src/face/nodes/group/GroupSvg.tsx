// The layers of a group, above the shadow that they cast together. They have canvas coordinates, so the position of the
// group's own box is undone.
import { type ReactNode, useId } from 'react';
import { effectDrawing } from '../effectDrawing';
import { LateSvg } from '../LateSvg';
import type { NodeProps } from '../nodeProps';
import { isCast } from '../shadow';

export function GroupSvg({ node, children }: NodeProps<'group'> & { children?: ReactNode }) {
  const { style } = node;
  const id = useId();
  const hasShadow = isCast(style.shadow);
  return (
    <>
      {hasShadow ? (
        <LateSvg late={effectDrawing} layer={{ node, showKept: false }}>
          {({ GroupShadowSvg }) => <GroupShadowSvg node={node} id={id} />}
        </LateSvg>
      ) : null}
      <g transform={`translate(${-style.x} ${-style.y})`} filter={hasShadow ? `url(#${id})` : undefined}>
        {children}
      </g>
    </>
  );
}

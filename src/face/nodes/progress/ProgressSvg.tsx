// A dynamic fill: the track and the part of it that the share fills; live data moves the fill without rendering React.
import { useCallback, useRef } from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import { KeptSvg } from '../KeptSvg';
import { liveNumber } from '../liveValue';
import type { NodeProps } from '../nodeProps';
import { useLiveAttribute } from '../WatchSvg';
import { fillPath, strokeWidthOf, trackPath } from './progressPaths';

function FillSvg({ node: { style, uuid } }: Pick<NodeProps<'progress'>, 'node'>) {
  const fill = useRef<SVGPathElement>(null);
  const readPath = useCallback(
    (watch: LiveWatch) => fillPath(style, liveNumber(style.fillRate, watch, uuid) ?? style.fillProgress),
    [style, uuid],
  );
  const path = useLiveAttribute(fill, 'd', style.fillRate, readPath);
  return (
    <g fill="none" strokeWidth={strokeWidthOf(style)} strokeLinecap={style.isRound ? 'round' : 'butt'}>
      <path d={trackPath(style)} stroke={style.bgColor} />
      <path ref={fill} d={path} stroke={style.fillColor} data-fill="" />
    </g>
  );
}

export function ProgressSvg(props: NodeProps<'progress'>) {
  return props.node.style.progressType === 'ImageEnumeration' ? <KeptSvg {...props} /> : <FillSvg node={props.node} />;
}

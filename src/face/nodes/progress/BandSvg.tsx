// A fill in one color. Live data does not render React.
import { useCallback, useRef } from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import { followedTags } from '../liveValue';
import type { NodeProps } from '../nodeProps';
import { useLiveAttribute } from '../WatchSvg';
import { fillPath } from './progressPaths';
import { filledShare } from './progressShares';

/** `to`: the share of the track where the color ends at the latest. */
export function BandSvg({ node, to, color }: Pick<NodeProps<'progress'>, 'node'> & { to: number; color: string }) {
  const { style } = node;
  const fill = useRef<SVGPathElement>(null);
  const readPath = useCallback(
    (watch: LiveWatch) => fillPath(node.style, Math.min(to, filledShare(node, watch))),
    [node, to],
  );
  const path = useLiveAttribute(fill, 'd', followedTags(style.fillRate), readPath);
  return <path ref={fill} d={path} stroke={color} data-fill="" />;
}

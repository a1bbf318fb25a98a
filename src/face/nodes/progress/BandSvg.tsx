// A fill in one color. Live data does not render React.
import { useCallback, useRef } from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import { followedTags, liveNumber } from '../liveValue';
import type { NodeProps } from '../nodeProps';
import { useLiveAttribute } from '../WatchSvg';
import { fillPath } from './progressPaths';
import { segmentedShare } from './progressShares';

/** `to`: the share of the track where the color ends at the latest. */
export function BandSvg({ node, to, color }: Pick<NodeProps<'progress'>, 'node'> & { to: number; color: string }) {
  const { style, uuid } = node;
  const fill = useRef<SVGPathElement>(null);
  const readPath = useCallback(
    (watch: LiveWatch) => {
      // A missing value fills nothing (docs/rules/product.md); without an expression the fill has its fixed value.
      const share = style.fillRate === '' ? style.fillProgress : (liveNumber(style.fillRate, watch, uuid) ?? 0);
      return fillPath(style, Math.min(to, segmentedShare(share, style.segment)));
    },
    [style, uuid, to],
  );
  const path = useLiveAttribute(fill, 'd', followedTags(style.fillRate), readPath);
  return <path ref={fill} d={path} stroke={color} data-fill="" />;
}

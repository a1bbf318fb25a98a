// Progress: the track and the filled share of it, or the image that the share picks. Live data does not render React.
import { useCallback, useMemo, useRef } from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import { liveNumber } from '../liveValue';
import type { NodeProps } from '../nodeProps';
import { OneOfSvg, useLivePick } from '../OneOfSvg';
import { PictureSvg } from '../PictureSvg';
import { useLiveAttribute } from '../WatchSvg';
import { fillPath, strokeWidthOf, trackPath } from './progressPaths';
import { enumeratedIndex, segmentedShare } from './progressShares';

function FillSvg({ node: { style, uuid } }: Pick<NodeProps<'progress'>, 'node'>) {
  const fill = useRef<SVGPathElement>(null);
  const readPath = useCallback(
    (watch: LiveWatch) => {
      // A missing value fills nothing (docs/rules/product.md); without an expression the fill has its fixed value.
      const share = style.fillRate === '' ? style.fillProgress : (liveNumber(style.fillRate, watch, uuid) ?? 0);
      return fillPath(style, segmentedShare(share, style.segment));
    },
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

function ImagesSvg({ node, showKept }: Omit<NodeProps<'progress'>, 'canvas'>) {
  const { style, uuid, label } = node;
  const { icons, imageIndexRate, width, height } = style;
  const read = useCallback(
    (watch: LiveWatch) =>
      enumeratedIndex(liveNumber(imageIndexRate, watch, uuid), icons.length) ?? (showKept ? 0 : null),
    [imageIndexRate, icons, uuid, showKept],
  );
  const shown = useLivePick(imageIndexRate, read);
  const urls = useMemo(() => icons.map(({ url }) => url), [icons]);
  if (urls.length === 0) return <PictureSvg url="" {...{ width, height, label, showKept }} />;
  return <OneOfSvg {...{ urls, shown, width, height, label, showKept }} />;
}

export function ProgressSvg({ node, showKept }: NodeProps<'progress'>) {
  const isEnumeration = node.style.progressType === 'ImageEnumeration';
  return isEnumeration ? <ImagesSvg node={node} showKept={showKept} /> : <FillSvg node={node} />;
}

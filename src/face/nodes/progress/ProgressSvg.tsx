// Progress: the track and the filled share of it, or the image that the share picks. Live data does not render React.
import { useCallback, useMemo } from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import { LateSvg } from '../LateSvg';
import { liveNumber } from '../liveValue';
import type { NodeProps } from '../nodeProps';
import { OneOfSvg, useLivePick } from '../OneOfSvg';
import { PictureSvg } from '../PictureSvg';
import { BandSvg } from './BandSvg';
import { gradientDrawing } from './gradientDrawing';
import { strokeWidthOf, trackPath } from './progressPaths';
import { enumeratedIndex } from './progressShares';

function FillSvg({ node, showKept }: Omit<NodeProps<'progress'>, 'canvas'>) {
  const { style } = node;
  return (
    <g fill="none" strokeWidth={strokeWidthOf(style)} strokeLinecap={style.isRound ? 'round' : 'butt'}>
      <path d={trackPath(style)} stroke={style.bgColor} />
      {style.fillStops ? (
        <LateSvg late={gradientDrawing} layer={{ node, showKept }}>
          {({ GradientFillSvg }) => <GradientFillSvg node={node} />}
        </LateSvg>
      ) : (
        <BandSvg node={node} to={1} color={style.fillColor} />
      )}
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
  return isEnumeration ? <ImagesSvg node={node} showKept={showKept} /> : <FillSvg node={node} showKept={showKept} />;
}

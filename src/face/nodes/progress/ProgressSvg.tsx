// Progress: the track and the filled share of it, or the image that the share picks. Live data does not render React.
import { useCallback, useId, useMemo } from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import { effectDrawing } from '../effectDrawing';
import { LateSvg } from '../LateSvg';
import { liveNumber } from '../liveValue';
import type { NodeProps } from '../nodeProps';
import { OneOfSvg, useLivePick } from '../OneOfSvg';
import { PictureSvg } from '../PictureSvg';
import { isCast } from '../shadow';
import { BandSvg } from './BandSvg';
import { isEnumeration } from './outcome';
import { strokeWidthOf, trackPath } from './progressPaths';
import { enumeratedIndex } from './progressShares';

function FillSvg({ node, showKept }: Omit<NodeProps<'progress'>, 'canvas'>) {
  const { style } = node;
  return (
    <g fill="none" strokeWidth={strokeWidthOf(style)} strokeLinecap={style.isRound ? 'round' : 'butt'}>
      <path d={trackPath(style)} stroke={style.bgColor} />
      {style.fillStops ? (
        <LateSvg late={effectDrawing} layer={{ node, showKept }}>
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
  const { style, uuid } = node;
  const id = useId();
  const Drawn = isEnumeration(node) ? ImagesSvg : FillSvg;
  const drawn = <Drawn node={node} showKept={showKept} />;
  if (!isCast(style.shadow)) return drawn;
  return (
    <>
      <LateSvg late={effectDrawing} layer={{ node, showKept: false }}>
        {({ ShadowSvg }) => (
          <ShadowSvg {...{ uuid, style }} shadow={style.shadow} margin={0} id={`${id}-shadow`}>
            {/* A missing picture has a placeholder, which casts no shadow. */}
            <Drawn node={node} showKept={false} />
          </ShadowSvg>
        )}
      </LateSvg>
      {drawn}
    </>
  );
}

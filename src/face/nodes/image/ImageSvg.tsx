// An image layer: its picture stretched to the box, with an optional tint; an icon has a second picture for a live
// state.
import { useCallback, useId, useMemo } from 'react';
import { filterRegion } from '@/face/geometry/filterRegion';
import type { LiveWatch } from '@/face/liveData/watch';
import { effectDrawing } from '../effectDrawing';
import { LateSvg } from '../LateSvg';
import { liveNumber } from '../liveValue';
import type { NodeProps } from '../nodeProps';
import { OneOfSvg, useLivePick } from '../OneOfSvg';
import { PictureSvg } from '../PictureSvg';
import { castOf } from './cast';
import { hasTwoPictures } from './icon';
import { type Tint, tintMatrix, tintOf } from './tint';

function TintFilter({ id, tint, box }: { id: string; tint: Tint; box: { width: number; height: number } }) {
  return (
    <filter id={id} {...filterRegion(box)} colorInterpolationFilters="sRGB">
      <feColorMatrix type="matrix" values={tintMatrix(tint)} />
    </filter>
  );
}

interface DrawnProps extends NodeProps<'image'> {
  filter: string | undefined;
}

/** The icon's second picture while its expression is true, else the first. */
function IconSvg({ node, showKept, filter }: DrawnProps) {
  const { style, uuid, label, activeIcon = '', activeWhen = '' } = node;
  const read = useCallback((watch: LiveWatch) => (liveNumber(activeWhen, watch, uuid) ? 1 : 0), [activeWhen, uuid]);
  const shown = useLivePick(activeWhen, read);
  const urls = useMemo(() => [style.url, activeIcon], [style.url, activeIcon]);
  const { width, height } = style;
  return <OneOfSvg {...{ urls, shown, width, height, label, showKept, filter }} />;
}

function Drawn(props: DrawnProps) {
  const { node, showKept, filter } = props;
  if (hasTwoPictures(node)) return <IconSvg {...props} />;
  const { url, width, height } = node.style;
  return <PictureSvg {...{ url, width, height, label: node.label, showKept, filter }} />;
}

export function ImageSvg(props: NodeProps<'image'>) {
  const { node } = props;
  const { style, uuid } = node;
  const id = useId();
  const tint = tintOf(style);
  const shadow = castOf(node);
  const filter = tint ? `url(#${id})` : undefined;
  return (
    <>
      {tint ? <TintFilter id={id} tint={tint} box={style} /> : null}
      {shadow ? (
        <LateSvg late={effectDrawing} layer={{ node, showKept: false }}>
          {({ ShadowSvg }) => (
            <ShadowSvg {...{ uuid, style, shadow }} margin={0} id={`${id}-shadow`}>
              {/* A missing picture has a placeholder, which casts no shadow. */}
              <Drawn {...props} showKept={false} filter={filter} />
            </ShadowSvg>
          )}
        </LateSvg>
      ) : null}
      <Drawn {...props} filter={filter} />
    </>
  );
}

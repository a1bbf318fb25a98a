// The filter that draws the shadow of a group's layers as one silhouette below them. Its offset turns back as the group turns.
import { useCallback, useRef } from 'react';
import { WIDE_REGION } from '@/face/geometry/filterRegion';
import type { LiveWatch } from '@/face/liveData/watch';
import type { NodeOf } from '@/schemas/nodes';
import { liveAngle, turningTags } from '../liveValue';
import { shadowInLayer } from '../shadow';
import { useLiveAttribute } from '../WatchSvg';

/** At most four decimals. */
const number = (value: number): string => String(Math.round(value * 10_000) / 10_000 + 0);

export function GroupShadowSvg({ node, id }: { node: NodeOf<'group'>; id: string }) {
  const { style, uuid } = node;
  const { shadow } = style;
  const offset = useRef<SVGFEOffsetElement>(null);
  const readX = useCallback(
    (watch: LiveWatch) => number(shadowInLayer(shadow, style, liveAngle(style, watch, uuid)).x),
    [shadow, style, uuid],
  );
  const readY = useCallback(
    (watch: LiveWatch) => number(shadowInLayer(shadow, style, liveAngle(style, watch, uuid)).y),
    [shadow, style, uuid],
  );
  const tags = turningTags(style);
  const dx = useLiveAttribute(offset, 'dx', tags, readX);
  const dy = useLiveAttribute(offset, 'dy', tags, readY);
  return (
    <filter id={id} {...WIDE_REGION} colorInterpolationFilters="sRGB">
      <feGaussianBlur in="SourceAlpha" stdDeviation={shadow.blur / 2} />
      <feOffset ref={offset} dx={dx} dy={dy} result="soft" />
      <feFlood floodColor={shadow.color} />
      <feComposite in2="soft" operator="in" result="shade" />
      <feMerge>
        <feMergeNode in="shade" />
        <feMergeNode in="SourceGraphic" />
      </feMerge>
    </filter>
  );
}

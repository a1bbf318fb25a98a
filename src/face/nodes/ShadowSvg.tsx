// The shadow of a drawing: its blurred silhouette. It turns with the layer, and its offset turns back, so that the light
// stays where it is.
import { type ReactNode, useCallback, useRef } from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import type { Shadow } from '@/schemas/shadow';
import { liveAngle, turningTags } from './liveValue';
import type { TurningStyle } from './motion';
import { blurReach, shadowInLayer } from './shadow';
import { useLiveAttribute } from './WatchSvg';

interface ShadowProps {
  uuid: string;
  style: TurningStyle & { width: number; height: number; rotation: number; scaleX: number; scaleY: number };
  shadow: Shadow;
  /** How far the drawing reaches beyond its box, px. */
  margin: number;
  /** Id of the filter, unique in the page. */
  id: string;
  /** The drawing, in px of its box. */
  children: ReactNode;
}

/** At most four decimals. */
const number = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

export function ShadowSvg({ uuid, style, shadow, margin, id, children }: ShadowProps) {
  const group = useRef<SVGGElement>(null);
  const readTransform = useCallback(
    (watch: LiveWatch) => {
      const { x, y } = shadowInLayer(shadow, style, liveAngle(style, watch, uuid));
      return `translate(${number(x)} ${number(y)})`;
    },
    [shadow, style, uuid],
  );
  const transform = useLiveAttribute(group, 'transform', turningTags(style), readTransform);
  const room = margin + blurReach(shadow.blur) + 2;
  const region = { x: -room, y: -room, width: style.width + 2 * room, height: style.height + 2 * room };
  return (
    <>
      <filter id={id} filterUnits="userSpaceOnUse" {...region} colorInterpolationFilters="sRGB">
        <feGaussianBlur in="SourceAlpha" stdDeviation={shadow.blur / 2} result="soft" />
        <feFlood floodColor={shadow.color} />
        <feComposite in2="soft" operator="in" />
      </filter>
      <g ref={group} transform={transform} filter={`url(#${id})`}>
        {children}
      </g>
    </>
  );
}

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
  shadow: Pick<Shadow, 'x' | 'y' | 'blur' | 'color'>;
  /** How far the drawing reaches beyond its box, px. */
  margin: number;
  /** The side of the resting box at which the shadow ends, as on a watch that clips it there. */
  cut?: 'left' | 'right' | null;
  /** Id of the filter, unique in the page. */
  id: string;
  /** The drawing, in px of its box. */
  children: ReactNode;
}

/** At most four decimals. */
const number = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

export function ShadowSvg({ uuid, style, shadow, margin, cut = null, id, children }: ShadowProps) {
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
  // The region moves with the shadow.
  const offset = cut ? number(shadowInLayer(shadow, style, style.rotation).x) : 0;
  const left = cut === 'left' ? -offset : -room;
  const right = cut === 'right' ? style.width - offset : style.width + room;
  const region = { x: left, y: -room, width: Math.max(0, right - left), height: style.height + 2 * room };
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

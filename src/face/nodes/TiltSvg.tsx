// Moves a drawn layer with the tilt of the watch, without React rendering.
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { pivotOnCanvas } from '@/face/geometry/pictures';
import type { LiveWatch } from '@/face/liveData/watch';
import type { Tilt } from '@/schemas/tilt';
import { tiltedBy } from './tiltMotion';
import { useWatch } from './WatchSvg';

/** At most four decimals. */
const number = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

interface TiltProps {
  tilt: Tilt;
  /** The style of the layer at rest. */
  style: Parameters<typeof pivotOnCanvas>[0];
  children: ReactNode;
}

/** `pivot`: on the canvas, px. */
function drawn(tilt: Tilt, { x, y }: { x: number; y: number }, watch: LiveWatch) {
  const by = tiltedBy(tilt, watch.state().tilt);
  const parts = [`translate(${number(by.x)} ${number(by.y)})`, `rotate(${number(by.angle)} ${number(x)} ${number(y)})`];
  parts.push(
    `translate(${number(x)} ${number(y)})`,
    `scale(${number(by.scale)})`,
    `translate(${number(-x)} ${number(-y)})`,
  );
  return { transform: parts.join(' '), opacity: String(number(by.alpha)) };
}

export function TiltSvg({ tilt, style, children }: TiltProps) {
  const pivot = useMemo(() => pivotOnCanvas(style), [style]);
  const watch = useWatch();
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      for (const [name, value] of Object.entries(drawn(tilt, pivot, watch))) {
        if (group.current?.getAttribute(name) !== value) group.current?.setAttribute(name, value);
      }
    };
    write();
    return watch.subscribeState(write);
  }, [tilt, pivot, watch]);
  return (
    <g ref={group} {...drawn(tilt, pivot, watch)}>
      {children}
    </g>
  );
}

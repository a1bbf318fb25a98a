// Rulers at the top and left edge in canvas px: they follow zoom and pan, mark the selection, and create guides by
// dragging.
import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { drawRuler, markRuler, type RulerParts } from '@/editor/canvas/drawRuler';
import { RULER_SIZE } from '@/editor/canvas/rulerSize';
import type { GuideAxis } from '@/editor/dispatch/guides';
import type { Bounds } from '@/face/geometry/bounds';
import type { GuideLinesHandle } from './GuideLines';

const AXES = ['xs', 'ys'] as const;

function partsOf(svg: SVGSVGElement): RulerParts {
  const part = <T extends Element>(name: string) => svg.querySelector(`[data-part="${name}"]`) as T;
  return { ticks: part('ticks'), numbers: part('numbers'), mark: part('mark') };
}

export interface RulersProps {
  host: CanvasHost;
  guides: RefObject<GuideLinesHandle | null>;
}

/** Decorative: positions are also in the fields, and guides in the dialog of the view menu. */
export function Rulers({ host, guides }: RulersProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { stage, viewport } = host;
    const rulers = [...(box.current?.querySelectorAll<SVGSVGElement>('svg') ?? [])].map(partsOf);
    let bounds: Bounds | null = null;
    let shift = { x: 0, y: 0 };
    const mark = () => {
      const { zoom } = viewport.get();
      AXES.forEach((axis, index) => {
        const parts = rulers[index];
        if (!parts) return;
        const [from, length, by] =
          axis === 'xs' ? [bounds?.x, bounds?.width, shift.x] : [bounds?.y, bounds?.height, shift.y];
        const extent = from === undefined || length === undefined ? null : { from: from + by / zoom, length };
        markRuler(parts, axis, viewport, extent);
      });
    };
    const draw = () => {
      const { clientWidth, clientHeight } = stage;
      AXES.forEach((axis, index) => {
        const parts = rulers[index];
        if (parts) drawRuler(parts, axis, viewport, axis === 'xs' ? clientWidth : clientHeight);
      });
      mark();
    };
    host.marks.current = {
      place(next) {
        bounds = next;
        shift = { x: 0, y: 0 };
        mark();
      },
      shift(x, y) {
        shift = { x, y };
        mark();
      },
    };
    draw();
    host.frame.current?.place();
    const unsubscribe = viewport.subscribe(draw);
    const observer = new ResizeObserver(draw);
    observer.observe(stage);
    return () => {
      host.marks.current = null;
      unsubscribe();
      observer.disconnect();
    };
  }, [host]);

  /** The top ruler creates horizontal guides, the left one vertical guides. */
  const pull = (axis: GuideAxis) => (event: PointerEvent<Element>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    guides.current?.begin(axis, event);
  };

  return (
    <div ref={box} aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {AXES.map((axis) => (
        <svg
          key={axis}
          role="none"
          className={`canvas-ruler ${axis === 'xs' ? 'canvas-ruler-top' : 'canvas-ruler-left'}`}
          onPointerDown={pull(axis === 'xs' ? 'ys' : 'xs')}
        >
          <rect
            data-part="mark"
            visibility="hidden"
            className="canvas-ruler-mark"
            {...(axis === 'xs' ? { height: RULER_SIZE } : { width: RULER_SIZE })}
          />
          <path data-part="ticks" className="canvas-ruler-ticks" />
          <g data-part="numbers" className="canvas-ruler-numbers" />
        </svg>
      ))}
      <span className="canvas-ruler-corner" />
    </div>
  );
}

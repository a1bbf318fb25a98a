// The grid over the face: every 10 px, stronger every 50; in screen px, so that lines stay thin at any zoom.
import { useLayoutEffect, useRef } from 'react';
import { useEditorState } from '../dispatch/useEditorState';
import { GRID_STEP, GRID_STRONG_STEP } from '../dispatch/viewOptions';
import { selectCanvas } from '../document/selectors';
import type { Viewport } from './viewport';

/** Minimum distance of lines on the screen, px; denser lines are omitted. */
const ROOM = 5;

export function GridLines({ viewport }: { viewport: Viewport }) {
  const { width, height, shape } = useEditorState(selectCanvas);
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const { zoom, panX, panY } = viewport.get();
      const [fine, strong] = [GRID_STEP * zoom, GRID_STRONG_STEP * zoom];
      const size = (step: number) => `${step}px ${step}px`;
      Object.assign(grid.current?.style ?? {}, {
        transform: `translate(${panX}px, ${panY}px)`,
        width: `${width * zoom}px`,
        height: `${height * zoom}px`,
        backgroundSize: [size(strong), size(strong), size(fine), size(fine)].join(),
      });
      grid.current?.toggleAttribute('data-coarse', fine < ROOM);
    };
    draw();
    return viewport.subscribe(draw);
  }, [viewport, width, height]);
  return <div ref={grid} className={`canvas-grid ${shape === 'circle' ? 'rounded-full' : ''}`} />;
}

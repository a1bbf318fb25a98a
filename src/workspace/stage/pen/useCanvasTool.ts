// Makes a component the tool of the canvas while it is mounted: it takes the presses, and layers are left alone.
import { useEffectEvent, useLayoutEffect } from 'react';
import type { CanvasHost, CanvasTool, PointerNow } from '@/editor/canvas/canvasHost';

interface ToolActs extends CanvasTool {
  /** The mouse or pen moved without a button. */
  hover?(pointer: PointerNow): void;
  leave?(): void;
  /** A double click. */
  double?(pointer: PointerNow): void;
}

export function useCanvasTool(host: CanvasHost, name: string, acts: ToolActs): void {
  const press = useEffectEvent(acts.press);
  const tapSpace = useEffectEvent(() => acts.tapSpace?.());
  const hover = useEffectEvent((pointer: PointerNow) => acts.hover?.(pointer));
  const leave = useEffectEvent(() => acts.leave?.());
  const double = useEffectEvent((pointer: PointerNow) => acts.double?.(pointer));
  useLayoutEffect(() => {
    const { stage, tool } = host;
    const pointerOf = (event: MouseEvent): PointerNow => {
      const { left, top } = stage.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      return { at, shift: event.shiftKey, alt: event.altKey, mod: event.ctrlKey || event.metaKey };
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && event.buttons === 0 && !host.running.current) hover(pointerOf(event));
    };
    const onLeave = () => leave();
    const onContextMenu = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onDouble = (event: MouseEvent) => {
      onContextMenu(event);
      double(pointerOf(event));
    };
    tool.current = { press: (start, isTouch) => press(start, isTouch), tapSpace: () => tapSpace() };
    stage.setAttribute('data-tool', name);
    stage.addEventListener('pointermove', onMove);
    stage.addEventListener('pointerleave', onLeave);
    stage.addEventListener('dblclick', onDouble);
    stage.addEventListener('contextmenu', onContextMenu);
    return () => {
      tool.current = null;
      stage.removeAttribute('data-tool');
      stage.removeEventListener('pointermove', onMove);
      stage.removeEventListener('pointerleave', onLeave);
      stage.removeEventListener('dblclick', onDouble);
      stage.removeEventListener('contextmenu', onContextMenu);
    };
  }, [host, name]);
}

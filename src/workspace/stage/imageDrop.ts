// Tracks image files that are dragged over the canvas and where they are dropped.
import { type DragEvent, useRef, useState } from 'react';
import type { Viewport } from '@/editor/canvas/viewport';
import type { Point } from '@/face/geometry/bounds';

/** Called with all dropped files of any type. The file reader reports unsupported ones. `at` in canvas px. */
export type ImageFilesHandler = (files: readonly File[], at?: Point) => void;

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Handlers for the drop target, and whether to highlight it. */
export function useImageDrop(viewport: Viewport, onImageFiles: ImageFilesHandler | undefined) {
  const [isOver, setOver] = useState(false);
  // The event for entering a child arrives before the one for leaving its parent.
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  if (!onImageFiles) return { isOver: false, handlers: {} };
  return {
    isOver,
    handlers: {
      onDragEnter(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave() {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop(event: DragEvent) {
        leave();
        if (!holdsFiles(event)) return;
        event.preventDefault();
        const { left, top } = event.currentTarget.getBoundingClientRect();
        const at = viewport.toCanvas({ x: event.clientX - left, y: event.clientY - top });
        onImageFiles([...event.dataTransfer.files], at);
      },
    },
  };
}

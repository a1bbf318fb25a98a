// Picture files dragged over the canvas: whether some are, and where they are let go.
import { type DragEvent, useRef, useState } from 'react';
import type { Point } from '@/face/geometry/bounds';
import type { Viewport } from '../../canvas/viewport';

/** Called with all files dropped, of whatever type: the reader says which it cannot take. `at` in canvas px. */
export type ImageFilesHandler = (files: readonly File[], at?: Point) => void;

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Handlers for the element that pictures are dropped on, and whether to mark it. */
export function useImageDrop(viewport: Viewport, onImageFiles: ImageFilesHandler | undefined) {
  const [isOver, setOver] = useState(false);
  // Entering a child comes before leaving its parent.
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

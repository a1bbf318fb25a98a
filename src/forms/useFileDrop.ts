// File drag and drop on a control: whether files are over it, and the dropped ones.
import { type DragEvent, type DragEventHandler, useRef, useState } from 'react';

interface FileDrop {
  isOver: boolean;
  handlers: Partial<Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', DragEventHandler>>;
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Handlers for the drop target. `onFiles`: called with at least one file; null: dropping is disabled. */
export function useFileDrop(onFiles: ((files: readonly [File, ...File[]]) => void) | null): FileDrop {
  const [isOver, setOver] = useState(false);
  // dragenter of a child fires before dragleave of its parent.
  const depth = useRef(0);
  if (!onFiles) return { isOver: false, handlers: {} };
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return {
    isOver,
    handlers: {
      onDragEnter(event) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver(event) {
        if (holdsFiles(event)) event.preventDefault();
      },
      onDragLeave() {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop(event) {
        leave();
        if (!holdsFiles(event)) return;
        event.preventDefault();
        // Otherwise the canvas would add it as a new layer.
        event.stopPropagation();
        const [first, ...rest] = event.dataTransfer.files;
        if (first) onFiles([first, ...rest]);
      },
    },
  };
}

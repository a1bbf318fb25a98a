// Zoom and pan port for commands; zooming is announced.
import type { ZoomPort } from '../commands/ports';
import { sayZoom } from './sayZoom';
import type { Viewport } from './viewport';

export function createZoomPort(viewport: Viewport): ZoomPort {
  const told = (act: () => void) => {
    act();
    sayZoom(viewport);
  };
  return {
    zoomBy: (factor) => told(() => viewport.zoomAt(factor)),
    zoomTo: (factor) => told(() => viewport.zoomTo(factor)),
    fit: () => told(() => viewport.fit()),
    zoomToBounds: (bounds) => told(() => viewport.showBounds(bounds)),
    panBy: (dx, dy) => viewport.panBy(dx, dy),
  };
}

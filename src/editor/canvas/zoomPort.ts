// Zoom and pan port for commands; zooming is announced.
import type { ZoomPort } from '../commands/ports';
import { sayZoom } from './sayZoom';
import type { Viewport } from './viewport';

export function createZoomPort(viewport: Viewport): ZoomPort {
  const withAnnouncement = (act: () => void) => {
    act();
    sayZoom(viewport);
  };
  return {
    zoomBy: (factor) => withAnnouncement(() => viewport.zoomAt(factor)),
    zoomTo: (factor) => withAnnouncement(() => viewport.zoomTo(factor)),
    fit: () => withAnnouncement(() => viewport.fit()),
    zoomToBounds: (bounds) => withAnnouncement(() => viewport.showBounds(bounds)),
    panBy: (dx, dy) => viewport.panBy(dx, dy),
  };
}

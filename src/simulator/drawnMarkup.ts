// A face as the page draws it, written out: drawn off the page by the same renderer, then read from its elements.
import { type ComponentProps, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { readyToDraw } from '@/face/nodes/kept/partDrawing';

/** The `<svg>` of the face as XML, as it stands now. Rejects where it cannot be drawn. */
export async function drawnMarkup(face: ComponentProps<typeof FaceSvg>): Promise<string> {
  // Not from within an effect, where nothing is drawn at once; and kept parts are drawn at once where what draws them is here.
  await readyToDraw(face.nodes);
  // In a document that shows nothing, a picture's reference is not taken for an address.
  const place = document.implementation.createHTMLDocument().createElement('div');
  let fault: unknown;
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      fault = error;
    },
  });
  try {
    flushSync(() => root.render(createElement(FaceSvg, face)));
    const svg = place.firstElementChild;
    if (!svg) throw new Error('The face could not be drawn.', { cause: fault });
    return new XMLSerializer().serializeToString(svg);
  } finally {
    root.unmount();
  }
}

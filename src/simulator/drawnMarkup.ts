// Renders a face off-page with the page's renderer and serializes the result.
import { type ComponentProps, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { readyToDraw } from '@/face/nodes/readyToDraw';

/** The current `<svg>` of the face as XML. Rejects if it cannot be rendered. */
export async function drawnMarkup(face: ComponentProps<typeof FaceSvg>): Promise<string> {
  // Not inside an effect, where rendering is deferred. Preserved parts render synchronously once their code is loaded.
  await readyToDraw(face.nodes);
  // An inert document does not load picture references as URLs.
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

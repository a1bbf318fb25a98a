// Renders a face off-page with the page's renderer and serializes the result.
import { type ComponentProps, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { readyToDraw } from '@/face/nodes/readyToDraw';

type Face = ComponentProps<typeof FaceSvg>;

/** A place off-page where a face stays rendered, so that a change renders only the layers that it changes. */
export interface Stage {
  /** The `<svg>` of a face as XML. Rejects if it cannot be rendered. */
  draw(face: Face): Promise<string>;
  /** The `<svg>` after a change of the watch of the last face. */
  after(change: () => void): string;
  close(): void;
}

export function createStage(): Stage {
  // An inert document does not load picture references as URLs.
  const place = document.implementation.createHTMLDocument().createElement('div');
  let fault: unknown;
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      fault = error;
    },
  });
  const serializer = new XMLSerializer();
  const markup = (): string => {
    const svg = place.firstElementChild;
    if (!svg) throw new Error('The face could not be drawn.', { cause: fault });
    return serializer.serializeToString(svg);
  };
  return {
    async draw(face) {
      // Not inside an effect, where rendering is deferred. Preserved parts render synchronously once their code is loaded.
      await readyToDraw(face.nodes);
      flushSync(() => root.render(createElement(FaceSvg, face)));
      return markup();
    },
    after(change) {
      flushSync(change);
      return markup();
    },
    close: () => root.unmount(),
  };
}

/** The current `<svg>` of the face as XML. Rejects if it cannot be rendered. */
export async function drawnMarkup(face: Face): Promise<string> {
  const stage = createStage();
  try {
    return await stage.draw(face);
  } finally {
    stage.close();
  }
}

// The `g` element of each drawn layer, so that gestures write to it without React, and restore it.

export interface LayerElements {
  get(uuid: string): SVGGElement | undefined;
  /** Called by the layer on mount; returns the function that unregisters it. */
  register(uuid: string, element: SVGGElement): () => void;
  /** Sets the transform of the outer `g`; the layer's own transforms are on inner elements. */
  transform(uuid: string, transform: string): void;
  /** Reverts every transform since the last call. */
  restore(): void;
}

export function createLayerElements(): LayerElements {
  const elements = new Map<string, SVGGElement>();
  const written = new Set<SVGGElement>();
  return {
    get: (uuid) => elements.get(uuid),
    register(uuid, element) {
      elements.set(uuid, element);
      return () => {
        if (elements.get(uuid) === element) elements.delete(uuid);
        written.delete(element);
      };
    },
    transform(uuid, transform) {
      const element = elements.get(uuid);
      if (!element) return;
      written.add(element);
      element.setAttribute('transform', transform);
    },
    restore() {
      for (const element of written) element.removeAttribute('transform');
      written.clear();
    },
  };
}

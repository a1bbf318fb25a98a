// The `g` element of each drawn layer, so that gestures write to it without React, and put back what they wrote.

export interface LayerElements {
  get(uuid: string): SVGGElement | undefined;
  /** Called by the layer when it is mounted; gives what unregisters it. */
  register(uuid: string, element: SVGGElement): () => void;
  /** Sets the transform of the outer `g`; the layer's own transforms stand inside and stay its own. */
  transform(uuid: string, transform: string): void;
  /** Takes back every transform written since. */
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

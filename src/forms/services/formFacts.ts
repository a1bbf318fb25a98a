// What is known of the layers whose fields are shown, beside their values.
import { createContext } from 'react';

export interface FormFacts {
  /** Calls back after one of them may have changed. Returns the unsubscription. */
  subscribe(listener: () => void): () => void;
  /**
   * Colour behind the layer, `#rrggbb`; or the colours under its letters, each with how many points have it:
   * `#rrggbb*40 #rrggbb*3`. Null where there is none.
   */
  backdrop(): string | null;
  /** How many pictures the list at this path needs, as the layer is now; null where any number will do. */
  imagesNeeded(path: string): number | null;
  /** The fewest pictures that can replace the whole list at this path: ten digits do without a minus sign. Null where any number will do. */
  fewestImages(path: string): number | null;
}

/** Null outside of an open design: nothing is known then. */
export const FormFactsContext = createContext<FormFacts | null>(null);

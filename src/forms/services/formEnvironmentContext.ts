// Context of the layers being edited, other than field values.
import { createContext } from 'react';

export interface FormEnvironment {
  /** Calls back after one of them may have changed. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Colour behind the layer, `#rrggbb`; or the colours under its letters with their number of points: `#rrggbb*40
   * #rrggbb*3`. Null if there is none.
   */
  backdrop(): string | null;
  /** Whether the letters of every selected layer are large on the wrist (`src/face/seen/textContrast.ts`). */
  isLargeText(): boolean;
  /** Typefaces of the open design. */
  typefaces(): readonly string[];
  /** Width divided by height of the first selected layer's box; null if it has none. */
  boxRatio(): number | null;
  /** Index of the picked color stop of the gradient at this path, such as `style.fill`; null if none is known. */
  stopOf(path: string): number | null;
  /** Picks a color stop of the gradient at this path. */
  pickStop(path: string, index: number): void;
  /** Number of pictures that the list at this path needs for the layer; null if any number works. */
  imagesNeeded(path: string): number | null;
  /**
   * Minimum number of pictures that can replace the whole list at this path: ten digits work without a minus sign. Null
   * if any number works.
   */
  fewestImages(path: string): number | null;
}

/** Null outside an open design. */
export const FormEnvironmentContext = createContext<FormEnvironment | null>(null);

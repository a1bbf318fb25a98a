// The open design for saving and exporting. The editor implements it, and nothing here depends on the editor.
import type { Design } from '@/schemas/design';

/** Fields that are available without assembling the whole design. */
export interface DocumentNow {
  id: string;
  /** The server revision it is based on; 0 if it was never saved. */
  baseRev: number;
  /** Grows with each edit. */
  change: number;
  /** The shown copy and mode, as a string that differs for each. */
  place: string;
  /** A burst is in progress: typing, a slider. */
  isTyping: boolean;
}

export interface OpenDocument {
  /** Null while nothing is open. */
  now(): DocumentNow | null;
  /** The whole present design. Null while nothing is open. */
  design(): Design | null;
  /** References of the images in the design, in its undo states and in copied layers. */
  pictures(): string[];
  subscribe(listener: () => void): () => void;
  open(start: { design: Design; baseRev: number }): void;
  close(): void;
  /** Ends a running drag as if the pointer was released, and finishes the path of the pen. */
  letGo(): void;
  /** Ends a burst, so that the typed value counts. */
  endBurst(): void;
  /** The design was saved: the server's revision, and pairs of a local reference and the server's. */
  settle(saved: { baseRev: number; refs: readonly (readonly [string, string])[] }): void;
}

// The design that is open for editing, as saving and exporting see it: the editor gives it, and nothing here knows the editor.
import type { Design } from '@/schemas/design';

/** What can be told of it at once, without putting the whole design together. */
export interface DocumentNow {
  id: string;
  /** Revision of the server it stands on; 0: never saved. */
  baseRev: number;
  /** Grows with each edit. */
  change: number;
  /** Which copy and mode are shown: another text for another place. */
  place: string;
  /** A burst is still growing: typing, a slider. */
  isTyping: boolean;
}

export interface OpenDocument {
  /** Null while nothing is open. */
  now(): DocumentNow | null;
  /** The whole design as it is now; null while nothing is open. */
  design(): Design | null;
  /** References of the pictures that it, its undo states and what was copied of it name. */
  pictures(): string[];
  subscribe(listener: () => void): () => void;
  open(start: { design: Design; baseRev: number }): void;
  close(): void;
  /** What is dragged under the pointer ends as if it was let go there. */
  letGo(): void;
  /** Ends a burst, so that what was typed counts. */
  endBurst(): void;
  /** The server has it: its revision, and pairs of local reference and the server's. */
  settle(saved: { baseRev: number; refs: readonly (readonly [string, string])[] }): void;
}

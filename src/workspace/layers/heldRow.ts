// The row that the designer holds during a drag, and where it would go.
import type { DropTarget } from './dropTarget';

export interface HeldRow {
  uuid: string;
  /** Uuids of all layers that move, with those in moved groups. */
  moved: ReadonlySet<string>;
  /** The row in whose place it is held. */
  over: string;
  /** Levels that it is held deeper than at the start; negative: higher. */
  deeper: number;
  target: DropTarget | null;
  /** Where the pointer was at the start, client px; null: held by keys. */
  from: { x: number; y: number } | null;
}

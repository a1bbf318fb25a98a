// What was copied or cut, and where layers of a cut go back to. Pure.
import type { ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';

/** Layers that a cut took out of a list, each with its place there. */
export interface CutLayers {
  copyId: string;
  mode: ModeName;
  nodes: readonly { node: FaceNode; index: number }[];
  /** Number of the cut in the list's history; absent where it is of an earlier opening. */
  act?: number;
}

export interface Clipboard {
  /** Of this act of copying: what the system's clipboard brings back is known again by it. */
  id: string;
  nodes: readonly FaceNode[];
  /** Canvas the layers come from, px: they are scaled where they are pasted on another. */
  canvas: { width: number; height: number };
  /** Uuids that a cut took out; a further copy or cut before any paste puts them back (spec 4). */
  cut: CutLayers | null;
  /** How many times it was pasted: each paste is set off by 10 px more. */
  pasted: number;
}

/** With the number of the act that its layers were cut by. */
export const numbered = (clipboard: Clipboard | null, act: number): Clipboard | null =>
  clipboard?.cut ? { ...clipboard, cut: { ...clipboard.cut, act } } : clipboard;

/** As another opening of a design finds it: histories begin anew, and with them the numbers of acts. */
export function withoutAct(clipboard: Clipboard | null): Clipboard | null {
  if (!clipboard?.cut) return clipboard;
  const { act: _, ...cut } = clipboard.cut;
  return { ...clipboard, cut };
}

// Copied or cut layers, and where to restore the layers of a cut. Pure.
import type { ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';

/** Layers removed by a cut from a list, with their positions. */
export interface CutLayers {
  copyId: string;
  mode: ModeName;
  nodes: readonly { node: FaceNode; index: number }[];
  /** Number of the cut in the list's history; absent if it is from an earlier opening. */
  act?: number;
}

export interface Clipboard {
  /** Id of the copy act, which identifies content that returns from the system clipboard. */
  id: string;
  nodes: readonly FaceNode[];
  /** Canvas of the layers, px; they are scaled when pasted on another. */
  canvas: { width: number; height: number };
  /** Uuids removed by a cut; another copy or cut before a paste restores them (spec 4). */
  cut: CutLayers | null;
  /** Number of pastes: each is offset by 10 px more. */
  pasted: number;
}

/** With the number of the act that cut its layers. */
export const numbered = (clipboard: Clipboard | null, act: number): Clipboard | null =>
  clipboard?.cut ? { ...clipboard, cut: { ...clipboard.cut, act } } : clipboard;

/** For another opening of a design, where histories and act numbers start again. */
export function withoutAct(clipboard: Clipboard | null): Clipboard | null {
  if (!clipboard?.cut) return clipboard;
  const { act: _, ...cut } = clipboard.cut;
  return { ...clipboard, cut };
}
